import {
  defaultVersion,
  isCanary,
  isScheduled,
  type RegistryVersion,
  readOwnRights,
  readRegistry,
  repairRegistry,
  verifyStore,
  wasLive,
} from '../registry';
import { pruneStore } from '../release/prune/prune';
import { currentUser, releasesDir } from '../workspace';
import type { Command } from './parse/parse-command';
import { wholeNumber } from './parse/whole-number';

const MB = 1_000_000;

/** Who gets a version, in a word. */
function markOf(version: RegistryVersion): string {
  if (version.deployment.default) return '● live';
  if (isCanary(version)) return `◐ ${version.deployment.traffic} %`;
  if (isScheduled(version)) return '◷ planned';
  return wasLive(version) ? '' : '○ preview';
}

/** `pnpm release list`: what is released, what is live, who released it. */
export async function list(only: string | undefined): Promise<void> {
  const registry = await readRegistry(releasesDir());
  if (only !== undefined && !registry.microFrontends[only])
    throw new Error(`${only} has no release.`);
  for (const [name, versions] of Object.entries(registry.microFrontends)) {
    if (only && name !== only) continue;
    console.log(name);
    for (const version of versions) {
      const { metadata, extras } = version;
      const mark = markOf(version).padEnd(9);
      const { releasedAt, commit, who = 'unknown', note, startsAt } = extras;
      const plan = startsAt ? `  (goes live at ${startsAt})` : '';
      console.log(
        `  ${mark}  ${metadata.version.padEnd(24)} ${releasedAt}  ${commit}  ${who}  ${note}${plan}`,
      );
    }
  }
}

/** `pnpm release repair`. */
export async function repair(): Promise<void> {
  const { from, registry, left } = await repairRegistry(releasesDir(), currentUser());
  if (from === 'nothing to repair') return console.log('The registry is whole: nothing to repair.');
  const live = Object.entries(registry.microFrontends).map(
    ([name, versions]) => `${name} ${defaultVersion(versions).metadata.version}`,
  );
  console.log(`The registry is whole again, from ${from}. Live: ${live.join(', ')}`);
  if (left.length > 0)
    console.log(`Left out, because nothing signed says what they are: ${left.join(', ')}`);
}

/** `pnpm release verify`. @throws Error naming every file that is not as it was released */
export async function verify({ all }: Command['options']): Promise<void> {
  const { versions } = await verifyStore(releasesDir(), { all: all === true });
  const problems = versions.flatMap(({ remote, version, problems: found }) =>
    found.map((problem) => `${remote} ${version}: ${problem}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const names = versions.map(({ remote, version }) => `${remote} ${version}`);
  console.log(`Every file is as it was released: ${names.join(', ') || 'nothing is released'}`);
}

/** `pnpm release prune`. */
export async function prune(options: Command['options']): Promise<void> {
  const dryRun = options['dry-run'] === true;
  // Who only looks needs no key.
  const rights = dryRun ? undefined : await readOwnRights(releasesDir());
  const pruned = await pruneStore({
    store: releasesDir(),
    who: currentUser(),
    keep: wholeNumber('keep', options['keep'], 5, { least: 1 }),
    days: wholeNumber('days', options['days'], 14),
    dryRun,
    ...(rights ? { mayRelease: rights.mayRelease } : {}),
  });
  for (const { folder, bytes } of pruned)
    console.log(`${dryRun ? 'would go' : 'gone'}: ${folder} (${(bytes / MB).toFixed(1)} MB)`);
  if (pruned.length === 0) console.log('Everything that is released may still be needed.');
}
