import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import {
  describeProblem,
  type Registry,
  type RegistryVersion,
  registrySchema,
  versionSchema,
} from './schema';

/**
 * What stands in the store: the registry, its number and the Ed25519 signature over the canonical JSON of
 * both. Each registry has a higher number than the one before, so that an older one is told from a newer.
 */
interface Envelope {
  registry: unknown;
  /** Not there in a registry of older tools: then the signature is over the registry alone. */
  number?: unknown;
  signature: string;
}

/** A verified registry with its number; 0 for one of older tools. */
export interface NumberedRegistry {
  registry: Registry;
  number: number;
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

/** The public key that belongs to a private one. @param privateKeyPem PEM text */
export const publicKeyOf = (privateKeyPem: string): string =>
  createPublicKey(createPrivateKey(privateKeyPem))
    .export({ type: 'spki', format: 'pem' })
    .toString();

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

/**
 * Signs a registry with its number and returns the file text of the store.
 * @throws RegistryError when the registry breaks its own schema: nothing invalid is ever signed
 */
export function sealRegistry(registry: Registry, number: number, privateKeyPem: string): string {
  const checked = registrySchema.safeParse(registry);
  if (!checked.success) throw new RegistryError(describeProblem(checked.error));
  const content = { registry: checked.data, number };
  const signature = signatureOf(content, privateKeyPem);
  return `${JSON.stringify({ ...content, signature }, null, 2)}\n`;
}

function parse(text: string): Partial<Record<string, unknown>> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Record<string, unknown>>;
  } catch (_notJson) {
    throw new RegistryError('not JSON');
  }
}

/**
 * Reads the store's file text: signature first, then the schema.
 * @throws RegistryError `not JSON`, `bad signature`, or what the schema found
 */
export function openRegistry(text: string, publicKeyPem: string): NumberedRegistry {
  const { registry, number, signature } = parse(text) as unknown as Envelope;
  const content = number === undefined ? (registry ?? null) : { registry, number };
  if (!isSigned(content, signature, publicKeyPem)) throw new RegistryError('bad signature');
  const checked = registrySchema.safeParse(registry);
  if (!checked.success) throw new RegistryError(describeProblem(checked.error));
  if (number !== undefined && !Number.isSafeInteger(number))
    throw new RegistryError('its number is no number');
  return { registry: checked.data, number: (number as number | undefined) ?? 0 };
}

/** Signs what the registry says of one release, for the release's own folder. */
export function sealRelease(release: RegistryVersion, privateKeyPem: string): string {
  const signature = signatureOf({ release }, privateKeyPem);
  return `${JSON.stringify({ release, signature }, null, 2)}\n`;
}

/**
 * Reads what {@link sealRelease} wrote.
 * @throws RegistryError as {@link openRegistry}
 */
export function openRelease(text: string, publicKeyPem: string): RegistryVersion {
  const { release, signature } = parse(text);
  if (!isSigned({ release }, signature, publicKeyPem)) throw new RegistryError('bad signature');
  const checked = versionSchema.safeParse(release);
  if (!checked.success) throw new RegistryError(describeProblem(checked.error));
  return checked.data;
}
