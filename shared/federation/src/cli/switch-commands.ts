import { providedVersions } from '../preset/shared/shared-versions';
import { isCanary, readRegistry } from '../registry';
import { rollbackRemote } from '../release/rollback/rollback';
import { cancelSchedule, parseStart, scheduleRemote } from '../release/schedule';
import { endCanary } from '../release/share/end-canary';
import { promoteRemote } from '../release/share/promote';
import { startCanary } from '../release/share/start-canary';
import { currentUser, hostDir, releasesDir } from '../workspace';
import { readNote } from './ask-note';
import type { Command } from './parse/parse-command';
import { wholeNumber } from './parse/whole-number';

type Options = Command['options'];

const request = (remote: string, why: string) => ({
  store: releasesDir(),
  remote,
  who: currentUser(),
  why,
  provides: providedVersions(hostDir),
});

const versionIn = ({ version }: Options) =>
  version === undefined ? {} : { version: String(version) };

async function timed(work: () => Promise<string>): Promise<void> {
  const started = performance.now();
  console.log(`${await work()} (${Math.round(performance.now() - started)} ms)`);
}

/** `pnpm release rollback <remote>`: ends a trial when there is one, else goes back to the release before. */
export async function rollback(remote: string, options: Options): Promise<void> {
  const known = (await readRegistry(releasesDir())).microFrontends[remote] ?? [];
  const isTrial = options['version'] === undefined && known.some(isCanary);
  const why = await readNote(options, { isUrgent: true });
  await timed(async () => {
    if (isTrial) {
      const { metadata } = await endCanary(request(remote, why));
      return `the trial of ${remote} ${metadata.version} has ended`;
    }
    const { metadata } = await rollbackRemote({
      ...request(remote, why),
      ...versionIn(options),
    });
    return `${remote} ${metadata.version} is live`;
  });
}

const candidate = async (remote: string, options: Options) => ({
  ...request(remote, await readNote(options)),
  ...versionIn(options),
  allowRemoval: options['allow-removal'] === true,
});

/** `pnpm release promote <remote>`. */
export async function promote(remote: string, options: Options): Promise<void> {
  const startsAt = options['at'] === undefined ? undefined : parseStart(String(options['at']));
  const asked = await candidate(remote, options);
  await timed(async () => {
    if (startsAt) {
      const { metadata } = await scheduleRemote({ ...asked, startsAt });
      return `${remote} ${metadata.version} goes live at ${startsAt}`;
    }
    const { metadata } = await promoteRemote(asked);
    return `${remote} ${metadata.version} is live`;
  });
}

/** `pnpm release cancel <remote>`. */
export async function cancel(remote: string, options: Options): Promise<void> {
  const why = await readNote(options, { isUrgent: true });
  await timed(async () => {
    const { metadata } = await cancelSchedule(request(remote, why));
    return `${remote} ${metadata.version} does not go live by itself any more`;
  });
}

/** `pnpm release canary <remote>`. */
export async function canary(remote: string, options: Options): Promise<void> {
  const share = wholeNumber('share', options['share'], 10, { least: 1, most: 99 });
  const asked = await candidate(remote, options);
  await timed(async () => {
    const { metadata } = await startCanary({ ...asked, share });
    return `${share} % of the visitors get ${remote} ${metadata.version}`;
  });
}
