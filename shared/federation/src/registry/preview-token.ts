import { z } from 'zod';
import type { KeyRing } from './releasers/key-ring';
import { isSigned, signatureOf } from './signature';

/** Leave to see one released version before everybody does. */
export interface Preview {
  remote: string;
  version: string;
  /** When it ends, as an ISO time. */
  until: string;
}

const previewSchema = z.strictObject({
  remote: z.string().max(60),
  version: z.string().max(100),
  until: z.iso.datetime(),
});

const LONGEST_TOKEN = 600;

/**
 * The text of a preview link: what may be seen until when, signed with a key that may release the
 * remote, so that a host needs no secret of its own to believe it. Only letters, digits and `-_.`.
 */
export function sealPreview(preview: Preview, privateKeyPem: string): string {
  const signature = signatureOf({ preview }, privateKeyPem);
  const part = (text: string | Buffer) => Buffer.from(text).toString('base64url');
  return `${part(JSON.stringify(preview))}.${part(Buffer.from(signature, 'base64'))}`;
}

/**
 * Reads what {@link sealPreview} wrote.
 * @param keys those that may sign for a remote
 * @param now the clock, in ms
 * @returns undefined for a text that none of these keys has signed, or whose time is over
 */
export function openPreview(
  token: string,
  keys: Pick<KeyRing, 'keysFor'>,
  now: number,
): Preview | undefined {
  if (token.length > LONGEST_TOKEN) return undefined;
  const [content = '', signature = ''] = token.split('.');
  try {
    const preview = previewSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
    const signed = Buffer.from(signature, 'base64url').toString('base64');
    const isOurs = keys.keysFor(preview.remote).some((key) => isSigned({ preview }, signed, key));
    if (!isOurs) return undefined;
    return Date.parse(preview.until) > now ? preview : undefined;
  } catch (_notOurs) {
    return undefined;
  }
}
