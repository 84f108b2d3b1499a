import { randomInt } from 'node:crypto';
import { BUCKETS } from '@site/federation/registry';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Holds nothing but the number of a visitor's group, 0 to 99: a hundredth of all visitors have the same. */
export const BUCKET_COOKIE = 'group';

const DAYS_30_S = 30 * 24 * 3_600;

/** The group of a visitor, by a request's `cookie` header; undefined for who has none yet. */
export function readBucket(header: string | undefined): number | undefined {
  if (!header?.includes(BUCKET_COOKIE)) return undefined;
  const text = parseCookie(header)[BUCKET_COOKIE] ?? '';
  return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/** A group for a visitor who has none. */
export const drawBucket = (): number => randomInt(BUCKETS);

/** The `set-cookie` header that keeps a visitor in a group for 30 days. */
export const bucketCookie = (bucket: number, isSecure: boolean): string =>
  stringifySetCookie({
    name: BUCKET_COOKIE,
    value: `${bucket}`,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: DAYS_30_S,
  });
