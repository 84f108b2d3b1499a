import { providedVersions } from '../preset/shared/shared-versions';
import { nameSet, type VersionSet } from '../registry';
import { backToSet } from '../release/back-to-set';
import { currentUser, hostDir, releasesDir } from '../workspace';
import { readNote } from './ask-note';
import type { Command } from './parse/parse-command';

const inWords = (set: VersionSet): string =>
  Object.entries(set)
    .map(([remote, version]) => `${remote} ${version}`)
    .join(', ');

/** `pnpm release mark <name>`: names what is live now. */
export async function mark(name: string): Promise<void> {
  console.log(`"${name}" is ${inWords(await nameSet(releasesDir(), name))}`);
}

/** `pnpm release back-to <name>`: the emergency stop. */
export async function backTo(name: string, options: Command['options']): Promise<void> {
  const set = await backToSet({
    store: releasesDir(),
    name,
    who: currentUser(),
    why: await readNote(options, { isUrgent: true }),
    provides: providedVersions(hostDir),
  });
  console.log(`Live: ${inWords(set)}`);
}
