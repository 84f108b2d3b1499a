import { createHash } from 'node:crypto';

/** Subresource Integrity value of a file's bytes: `sha384-<base64>`. */
export function integrityOf(bytes: Buffer | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
