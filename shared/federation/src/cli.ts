import { releaseContentCommand } from './cli/content-command';
import { explain } from './cli/explain-command';
import { HELP } from './cli/help';
import { allow, keys, newKey, revoke } from './cli/key-commands';
import { releasedName, targetToBuild } from './cli/known-name';
import { parseCommand } from './cli/parse/parse-command';
import { preview } from './cli/preview-command';
import { release } from './cli/release/release-command';
import { backTo, mark } from './cli/set-commands';
import { refuseMissingStore } from './cli/store/existing-store';
import { list } from './cli/store/list-command';
import { prune } from './cli/store/prune-command';
import { repair } from './cli/store/repair-command';
import { verify } from './cli/store/verify-command';
import { canary } from './cli/switch/canary-command';
import { cancel, promote } from './cli/switch/promote-commands';
import { retire } from './cli/switch/retire-command';
import { rollback } from './cli/switch/rollback-command';
import { exitOnSignals } from './own-folder';
import { CONTENT, readRegistry } from './registry';
import { openReleases, releasesBucket, releasesDir, remoteNames } from './workspace';

// Of a remote of this workspace, what is wrong with the registry is said by the command that switches.
const toSwitch = async (name: string): Promise<string> =>
  [...remoteNames(), CONTENT].includes(name)
    ? name
    : releasedName(name, await readRegistry(releasesDir()));

async function main(): Promise<void> {
  exitOnSignals();
  const { name, remote = '', options } = parseCommand(process.argv.slice(2));
  if (name === 'help') return console.log(HELP);
  if (name === 'new-key') return newKey(remote);
  await openReleases();
  if (name !== 'release') await refuseMissingStore(releasesDir(), releasesBucket());
  if (name === 'list') return list(remote || undefined);
  if (name === 'repair') return repair();
  if (name === 'verify') return verify(options);
  if (name === 'prune') return prune(options);
  if (name === 'mark') return mark(remote);
  if (name === 'back-to') return backTo(remote, options);
  if (name === 'keys') return keys();
  if (name === 'allow') return allow(remote, options);
  if (name === 'revoke') return revoke(remote);
  if (name === 'rollback') return rollback(await toSwitch(remote), options);
  if (name === 'retire') return retire(await toSwitch(remote), options);
  if (name === 'promote') return promote(await toSwitch(remote), options);
  if (name === 'cancel') return cancel(await toSwitch(remote), options);
  if (name === 'canary') return canary(await toSwitch(remote), options);
  if (name === 'preview') return preview(await toSwitch(remote), options);
  if (remote === CONTENT) return releaseContentCommand(options);
  if (options['explain']) return explain(targetToBuild(remote), options);
  await release(targetToBuild(remote), options);
}

main().catch((error: unknown) => {
  console.error(`Not done. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
