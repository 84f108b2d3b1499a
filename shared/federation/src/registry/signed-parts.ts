import { z } from 'zod';
import type { KeyRing } from './releasers';
import type { Registry } from './schema/registry-schema';
import type { RegistryVersion } from './schema/version-schema';
import { canonicalJson, isSigned, RegistryError, signatureOf } from './signature';

const partSchema = z.strictObject({
  /** Number of the registry that the remote's versions were changed with last. */
  number: z.number().int(),
  /** Name of the key that signed; the registry's own where there is none. */
  by: z.string().optional(),
  signature: z.string(),
});

const partsSchema = z.record(z.string(), partSchema);

/**
 * Remote → who signed what the registry says of it. Where several keys release, each remote's versions are
 * signed by whoever changed them last, so that no key can speak for a remote that it may not release.
 */
export type SignedParts = z.infer<typeof partsSchema>;

/** Whoever changes a registry. */
export interface Signer {
  /** Name of the key in the list; undefined for the registry's own. */
  name: string | undefined;
  /** PEM. */
  privateKey: string;
}

/** A release that its key may not make. */
export class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError';
}

const contentOf = (remote: string, number: number, versions: readonly RegistryVersion[]) => ({
  part: { remote, number, versions },
});

function isPartSigned(
  part: SignedParts[string],
  remote: string,
  versions: readonly RegistryVersion[],
  keys: KeyRing,
): boolean {
  const key = keys.mayRelease(part.by, remote) ? keys.keyOf(part.by) : undefined;
  return (
    key !== undefined && isSigned(contentOf(remote, part.number, versions), part.signature, key)
  );
}

/** @throws NotAllowedError that says which remotes the key may release */
export function refuseUnlessAllowed(name: string | undefined, remote: string, keys: KeyRing): void {
  if (keys.mayRelease(name, remote)) return;
  const own = keys.releasers.find((one) => one.name === name)?.remotes.join(', ') ?? 'nothing';
  throw new NotAllowedError(`The key "${name}" may not release ${remote}: it may release ${own}.`);
}

/**
 * Signs what changed, and keeps the signatures of what did not.
 * @param before what was in force, with its signatures
 * @throws NotAllowedError for a change that the signer's key may not make
 */
export function signParts(
  registry: Registry,
  number: number,
  { signer, keys, before }: { signer: Signer; keys: KeyRing; before: SignedBefore | undefined },
): SignedParts {
  const entries = Object.entries(registry.microFrontends).map(([remote, versions]) => {
    const kept = before?.parts?.[remote];
    const old = before?.registry.microFrontends[remote];
    const isSame = old !== undefined && canonicalJson(old) === canonicalJson(versions);
    if (kept && isSame && isPartSigned(kept, remote, versions, keys)) return [remote, kept];
    refuseUnlessAllowed(signer.name, remote, keys);
    const signature = signatureOf(contentOf(remote, number, versions), signer.privateKey);
    return [remote, { number, ...(signer.name ? { by: signer.name } : {}), signature }];
  });
  return Object.fromEntries(entries) as SignedParts;
}

interface SignedBefore {
  registry: Registry;
  parts?: SignedParts | undefined;
}

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
