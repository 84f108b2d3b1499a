import type { KeyRing } from '../releasers/key-ring';

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

/** @throws NotAllowedError that says which remotes the key may release */
export function refuseUnlessAllowed(name: string | undefined, remote: string, keys: KeyRing): void {
  if (keys.mayRelease(name, remote)) return;
  const own = keys.releasers.find((one) => one.name === name)?.remotes.join(', ') ?? 'nothing';
  throw new NotAllowedError(`The key "${name}" may not release ${remote}: it may release ${own}.`);
}
