import { signParts } from '../parts/sign-parts';
import type { Signer } from '../parts/signer';
import type { SignedReleasers } from '../releasers/signed-releasers-schema';
import type { Registry } from '../schema/registry-schema';
import { checkedRegistry } from './checked-registry';
import { keyRingOf, type NumberedRegistry } from './numbered-registry';
import { signedTextOf } from './signed-text';

/** What is signed by several keys. */
interface SharedSigning {
  signer: Signer;
  /** PEM of the registry's own public key. */
  rootKey: string;
  releasers: SignedReleasers;
  /** What was in force: whose signatures stay where nothing changed. */
  before?: NumberedRegistry | undefined;
}

/**
 * Signs a registry with its number and returns the file text of the store.
 * @throws RegistryError when the registry breaks its own schema: nothing invalid is ever signed
 */
export const sealRegistry = (registry: Registry, number: number, privateKeyPem: string): string =>
  signedTextOf({ registry: checkedRegistry(registry), number }, privateKeyPem);

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
  return signedTextOf({ registry: checked, number, releasers, parts, ...by }, signer.privateKey);
}
