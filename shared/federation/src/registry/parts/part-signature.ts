import type { KeyRing } from '../releasers/key-ring';
import type { RegistryVersion } from '../schema/version-schema';
import { isSigned } from '../signature';
import type { SignedParts } from './parts-schema';

export const contentOfPart = (
  remote: string,
  number: number,
  versions: readonly RegistryVersion[],
) => ({
  part: { remote, number, versions },
});

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
