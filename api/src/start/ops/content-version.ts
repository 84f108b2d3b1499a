import { createHash } from 'node:crypto';
import type { StaticJson } from '../../features/static/static-json';

/**
 * One text for all content that this API serves: the same for the same content on every machine, another
 * one after each change. Hosts drop what they made of other content.
 * @param files static JSON by address
 * @param seedHash hash of the seeds: prices, dealers, offers
 */
export function contentVersion(files: ReadonlyMap<string, StaticJson>, seedHash: string): string {
  const hash = createHash('sha256').update(seedHash);
  for (const [address, { etag }] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\n${address} ${etag}`);
  return hash.digest('hex').slice(0, 16);
}
