import type { KeyRing } from '../releasers/key-ring';
import type { RegistryVersion } from '../schema/version-schema';
import { isSigned } from '../signature';
import type { SignedParts } from './parts-schema';

/** What is signed of the part of the registry that is of one remote. @param number of the registry it came with */
export const contentOfPart = (
  remote: string,
  number: number,
  versions: readonly RegistryVersion[],
) => ({
  part: { remote, number, versions },
});

/** Whether a part is signed as it is, by a key that may release the remote. */
export function isPartSigned(
  part: SignedParts[string],
  remote: string,
  versions: readonly RegistryVersion[],
  keys: KeyRing,
): boolean {
  const key = keys.mayRelease(part.by, remote) ? keys.keyOf(part.by) : undefined;
  return (
    key !== undefined && isSigned(contentOfPart(remote, part.number, versions), part.signature, key)
  );
}
