import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

/** A registry that must not be used; `message` says why, for the log and `/readyz`. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/** JSON with sorted keys and no white space, so that the same registry always signs the same (RFC 8785, for our subset: no fractions). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonicalJson(v)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** A fresh Ed25519 key pair as PEM texts. */
export function newKeyPair(): { privateKey: string; publicKey: string } {
  const pair = generateKeyPairSync('ed25519');
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** The public key that belongs to a private one. @param privateKeyPem PEM text */
export const publicKeyOf = (privateKeyPem: string): string =>
  createPublicKey(createPrivateKey(privateKeyPem))
    .export({ type: 'spki', format: 'pem' })
    .toString();

/**
 * A public key as this tool writes it, so that two texts of one key are the same.
 * @throws RegistryError for what is no Ed25519 public key
 */
export function normalPublicKey(pem: string): string {
  try {
    const key = createPublicKey(pem);
    // Out of a private key Node makes a public one: whoever hands that on has made a mistake.
    if (pem.includes('PUBLIC KEY') && key.asymmetricKeyType === 'ed25519')
      return key.export({ type: 'spki', format: 'pem' }).toString();
  } catch (_notAKey) {
    // Said below.
  }
  throw new RegistryError('this is not the PEM text of an Ed25519 public key');
}

/** Ed25519 over the canonical JSON of a content, base64. */
export const signatureOf = (content: unknown, privateKeyPem: string): string =>
  sign(null, Buffer.from(canonicalJson(content)), createPrivateKey(privateKeyPem)).toString(
    'base64',
  );

/** Whether a text of the store was signed over this content. */
export function isSigned(content: unknown, signature: unknown, publicKeyPem: string): boolean {
  return (
    typeof signature === 'string' &&
    verify(
      null,
      Buffer.from(canonicalJson(content)),
      createPublicKey(publicKeyPem),
      Buffer.from(signature, 'base64'),
    )
  );
}
