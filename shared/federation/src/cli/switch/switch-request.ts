import { providedVersions } from '../../preset/shared/shared-versions';
import { currentUser, hostDir, releasesDir } from '../../workspace';
import { readNote } from '../ask-note';
import type { Command } from '../parse/parse-command';

export type Options = Command['options'];

/** What every switch of a remote is asked with. */
export const request = (remote: string, why: string) => ({
  store: releasesDir(),
  remote,
  who: currentUser(),
  why,
  provides: providedVersions(hostDir),
});

/** The version that is asked for by name, if one is. */
export const versionIn = ({ version }: Options) =>
  version === undefined ? {} : { version: String(version) };

/** What a version is asked to go live with, for all visitors or for some. */
export const candidate = async (remote: string, options: Options) => ({
  ...request(remote, await readNote(options)),
  ...versionIn(options),
  allowRemoval: options['allow-removal'] === true,
});

/** Does a switch and prints what came of it, and how long it took. */
export async function timed(work: () => Promise<string>): Promise<void> {
  const started = performance.now();
  console.log(`${await work()} (${Math.round(performance.now() - started)} ms)`);
}
