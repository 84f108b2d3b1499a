import { RegistryError, signatureOf } from '../signature';

/** The text of a file of the store: a content, with a signature over its canonical JSON. */
export const signedTextOf = (content: object, privateKeyPem: string): string =>
  `${JSON.stringify({ ...content, signature: signatureOf(content, privateKeyPem) }, null, 2)}\n`;

/**
 * Reads what {@link signedTextOf} wrote; its signature is not looked at here.
 * @throws RegistryError `not JSON`
 */
export function parseSignedText(text: string): Partial<Record<string, unknown>> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Record<string, unknown>>;
  } catch (_notJson) {
    throw new RegistryError('not JSON');
  }
}
