import { providedVersions } from '../preset/shared-policy';
import { isCanary, readRegistry } from '../registry';
import { rollbackRemote } from '../release/rollback';
import { endCanary, promoteRemote, startCanary } from '../release/share';
import { currentUser, hostDir, releasesDir } from '../workspace';
import { type Command, wholeNumber } from './parse-command';

type Options = Command['options'];

const request = (remote: string, { note }: Options) => ({
  store: releasesDir(),
  remote,
  who: currentUser(),
  why: String(note ?? ''),
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
  await timed(async () => {
    if (isTrial) {
      const { metadata } = await endCanary(request(remote, options));
      return `the trial of ${remote} ${metadata.version} has ended`;
    }
    const { metadata } = await rollbackRemote({
      ...request(remote, options),
      ...versionIn(options),
    });
    return `${remote} ${metadata.version} is live`;
  });
}

const candidate = (remote: string, options: Options) => ({
  ...request(remote, options),
  ...versionIn(options),
  allowRemoval: options['allow-removal'] === true,
});

/** `pnpm release promote <remote>`. */
export async function promote(remote: string, options: Options): Promise<void> {
  await timed(async () => {
    const { metadata } = await promoteRemote(candidate(remote, options));
    return `${remote} ${metadata.version} is live`;
  });
}

/** `pnpm release canary <remote>`. */
export async function canary(remote: string, options: Options): Promise<void> {
  const share = wholeNumber('share', options['share'], 10, { least: 1, most: 99 });
  await timed(async () => {
    const { metadata } = await startCanary({ ...candidate(remote, options), share });
    return `${share} % of the visitors get ${remote} ${metadata.version}`;
  });
}
