import type { SignedParts } from '../parts/parts-schema';
import { KeyRing } from '../releasers/key-ring';
import type { SignedReleasers } from '../releasers/signed-releasers-schema';
import type { Registry } from '../schema/registry-schema';

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
