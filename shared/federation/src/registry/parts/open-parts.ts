import type { KeyRing } from '../releasers/key-ring';
import type { Registry } from '../schema/registry-schema';
import { RegistryError } from '../signature';
import { isPartSigned } from './part-signature';
import { partsSchema, type SignedParts } from './parts-schema';

/**
 * Checks that each remote's versions are signed by a key that may release it, and that none is left out.
 * @throws RegistryError naming the first remote of which that is not so
 */
export function openParts(value: unknown, registry: Registry, keys: KeyRing): SignedParts {
  const parts = partsSchema.safeParse(value).data ?? {};
  const lost = Object.keys(parts).find((remote) => !(remote in registry.microFrontends));
  if (lost) throw new RegistryError(`${lost} is signed, but its versions are not there`);
  for (const [remote, versions] of Object.entries(registry.microFrontends)) {
    const part = parts[remote];
    if (part && isPartSigned(part, remote, versions, keys)) continue;
    const who = part?.by ? `the key "${part.by}"` : 'no key';
    throw new RegistryError(`${remote} is signed by ${who}, which may not release it`);
  }
  return parts;
}
