import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { describeProblem, type Registry, registrySchema } from './schema';

/** What stands in the store: the registry and the Ed25519 signature over its canonical JSON. */
interface Envelope {
  registry: unknown;
  signature: string;
}

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

/**
 * Signs a registry and returns the file text of the store.
 * @throws RegistryError when the registry breaks its own schema: nothing invalid is ever signed
 */
export function sealRegistry(registry: Registry, privateKeyPem: string): string {
  const checked = registrySchema.safeParse(registry);
  if (!checked.success) throw new RegistryError(describeProblem(checked.error));
  const key: KeyObject = createPrivateKey(privateKeyPem);
  const signature = sign(null, Buffer.from(canonicalJson(checked.data)), key).toString('base64');
  return `${JSON.stringify({ registry: checked.data, signature }, null, 2)}\n`;
}

/**
 * Reads the store's file text: signature first, then the schema.
 * @throws RegistryError `not JSON`, `bad signature`, or what the schema found
 */
export function openRegistry(text: string, publicKeyPem: string): Registry {
  let envelope: Envelope;
  try {
    envelope = JSON.parse(text) as Envelope;
  } catch (_notJson) {
    throw new RegistryError('not JSON');
  }
  const { registry, signature } = envelope ?? {};
  const bytes = Buffer.from(canonicalJson(registry ?? null));
  const signed =
    typeof signature === 'string' &&
    verify(null, bytes, createPublicKey(publicKeyPem), Buffer.from(signature, 'base64'));
  if (!signed) throw new RegistryError('bad signature');
  const checked = registrySchema.safeParse(registry);
  if (!checked.success) throw new RegistryError(describeProblem(checked.error));
  return checked.data;
}
