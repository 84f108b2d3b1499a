import { KeyRing, openReleasers, type SignedReleasers } from './releasers';
import {
  describeProblem,
  type Registry,
  type RegistryVersion,
  registrySchema,
  versionSchema,
} from './schema';
import { isSigned, RegistryError, signatureOf } from './signature';
import { openParts, type SignedParts, type Signer, signParts } from './signed-parts';

/**
 * What stands in the store: the registry, its number and the Ed25519 signature over the canonical JSON of
 * all the rest. Each registry has a higher number than the one before, so that an older one is told from a
 * newer.
 */
interface Envelope {
  registry: unknown;
  /** Not there in a registry of older tools: then the signature is over the registry alone. */
  number?: unknown;
  /** Who may release what; without it only the registry's own key signs, and the parts below are not there. */
  releasers?: unknown;
  parts?: unknown;
  /** Name of the key that signed; the registry's own where there is none. */
  by?: unknown;
  signature: string;
}

/** A verified registry with its number; 0 for one of older tools. */
export interface NumberedRegistry {
  registry: Registry;
  number: number;
  releasers?: SignedReleasers | undefined;
  parts?: SignedParts | undefined;
  /** Name of the key that signed it; undefined for the registry's own. */
  by?: string | undefined;
}

/** The keys that a registry may be signed with. @param rootKey PEM of its own public key */
export const keyRingOf = (
  { releasers }: Pick<NumberedRegistry, 'releasers'>,
  rootKey: string,
): KeyRing => new KeyRing(rootKey, releasers?.list);

/** What is signed by several keys. */
interface SharedSigning {
  signer: Signer;
  /** PEM of the registry's own public key. */
  rootKey: string;
  releasers: SignedReleasers;
  /** What was in force: whose signatures stay where nothing changed. */
  before?: NumberedRegistry | undefined;
}

const textOf = (content: object, privateKeyPem: string): string =>
  `${JSON.stringify({ ...content, signature: signatureOf(content, privateKeyPem) }, null, 2)}\n`;

function checkedRegistry(registry: unknown): Registry {
  const checked = registrySchema.safeParse(registry);
  if (!checked.success) throw new RegistryError(describeProblem(checked.error));
  return checked.data;
}

/**
 * Signs a registry with its number and returns the file text of the store.
 * @throws RegistryError when the registry breaks its own schema: nothing invalid is ever signed
 */
export const sealRegistry = (registry: Registry, number: number, privateKeyPem: string): string =>
  textOf({ registry: checkedRegistry(registry), number }, privateKeyPem);

/**
 * As {@link sealRegistry}, for a registry that several keys release into.
 * @throws NotAllowedError for a change that the signer's key may not make
 */
export function sealSharedRegistry(
  registry: Registry,
  number: number,
  { signer, rootKey, releasers, before }: SharedSigning,
): string {
  const checked = checkedRegistry(registry);
  const keys = keyRingOf({ releasers }, rootKey);
  const parts = signParts(checked, number, { signer, keys, before });
  const by = signer.name ? { by: signer.name } : {};
  return textOf({ registry: checked, number, releasers, parts, ...by }, signer.privateKey);
}

function parse(text: string): Partial<Record<string, unknown>> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Record<string, unknown>>;
  } catch (_notJson) {
    throw new RegistryError('not JSON');
  }
}

/** The key that is said to have signed: the list that names it is believed first. */
function keyOfSigner(releasers: SignedReleasers | undefined, by: unknown, rootKey: string): string {
  const name = by === undefined ? undefined : String(by);
  const key = keyRingOf({ releasers }, rootKey).keyOf(name);
  if (key) return key;
  throw new RegistryError(`the key "${name}" is not in the list of keys`);
}

/**
 * Reads the store's file text: signatures first, then the schema.
 * @param rootKey PEM of the registry's own public key
 * @throws RegistryError `not JSON`, `bad signature`, which key may not sign what, or what the schema found
 */
export function openRegistry(text: string, rootKey: string): NumberedRegistry {
  const { signature, ...content } = parse(text) as unknown as Envelope;
  const { registry, number, by } = content;
  const releasers =
    content.releasers === undefined ? undefined : openReleasers(content.releasers, rootKey);
  const isOfOlderTool = number === undefined && !releasers;
  const signed = isOfOlderTool ? (registry ?? null) : content;
  if (!isSigned(signed, signature, keyOfSigner(releasers, by, rootKey)))
    throw new RegistryError('bad signature');
  const checked = checkedRegistry(registry);
  if (number !== undefined && !Number.isSafeInteger(number))
    throw new RegistryError('its number is no number');
  const numbered = { registry: checked, number: (number as number | undefined) ?? 0 };
  if (!releasers) return numbered;
  const parts = openParts(content.parts, checked, keyRingOf({ releasers }, rootKey));
  return { ...numbered, releasers, parts, by: by as string | undefined };
}

/** Signs what the registry says of one release, for the release's own folder. */
export const sealRelease = (release: RegistryVersion, privateKeyPem: string): string =>
  `${JSON.stringify({ release, signature: signatureOf({ release }, privateKeyPem) }, null, 2)}\n`;

/**
 * Reads what {@link sealRelease} wrote.
 * @param keys PEM of each key that may have signed it
 * @throws RegistryError as {@link openRegistry}
 */
export function openRelease(text: string, keys: readonly string[]): RegistryVersion {
  const { release, signature } = parse(text);
  if (!keys.some((key) => isSigned({ release }, signature, key)))
    throw new RegistryError('bad signature');
  const checked = versionSchema.safeParse(release);
  if (!checked.success) throw new RegistryError(describeProblem(checked.error));
  return checked.data;
}
