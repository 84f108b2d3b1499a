import { isSameSecret } from '@site/server';
import { keyedHash } from '../../platform/keyed-hash';

/** A token of a verified phone is good for this long. */
export const TOKEN_LIFETIME_S = 30 * 60;

const sign = (secret: string, payload: string): string => keyedHash(secret, 'token', payload);

const wholeSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** Seconds for which a token that was issued then is still good; 0 or less when it has run out. */
export const tokenSecondsLeft = (issuedAt: Date, now: Date): number =>
  wholeSeconds(issuedAt) + TOKEN_LIFETIME_S - wholeSeconds(now);

/**
 * A bearer token for a phone. It holds a keyed hash of the number, not the number. The same moment
 * gives the same token, so that an answer can be made again without keeping it.
 */
export function issuePhoneToken(secret: string, phone: string, issuedAt: Date): string {
  const expires = wholeSeconds(issuedAt) + TOKEN_LIFETIME_S;
  const payload = `v1.${expires}.${keyedHash(secret, 'phone', phone)}`;
  return `${payload}.${sign(secret, payload)}`;
}

/** When a token of this phone runs out, in ms since 1970; undefined for anything else. */
function endOfToken(secret: string, token: string, phone: string): number | undefined {
  const [version, expires, phoneHash, signature, ...rest] = token.split('.');
  if (version !== 'v1' || !expires || !phoneHash || !signature || rest.length > 0) return undefined;
  if (!isSameSecret(signature, sign(secret, `${version}.${expires}.${phoneHash}`)))
    return undefined;
  if (!isSameSecret(phoneHash, keyedHash(secret, 'phone', phone))) return undefined;
  return Number(expires) * 1000;
}

/** True for a token of this phone that has not run out. */
export function isTokenOfPhone(secret: string, token: string, phone: string, now: Date): boolean {
  return (endOfToken(secret, token, phone) ?? 0) > now.getTime();
}

/** True for a token of this phone, however old: a code was entered for it once. It opens nothing. */
export const wasTokenOfPhone = (secret: string, token: string, phone: string): boolean =>
  endOfToken(secret, token, phone) !== undefined;
