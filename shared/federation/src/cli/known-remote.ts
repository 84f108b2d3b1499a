import { remoteNames } from '../workspace';

/** @throws Error that names the remotes of this workspace, for one that is not here */
export function knownRemote(name: string): string {
  const names = remoteNames();
  if (names.includes(name)) return name;
  throw new Error(`There is no remote "${name}". Remotes: ${names.join(', ')}`);
}
