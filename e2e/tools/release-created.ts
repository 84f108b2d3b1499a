/**
 * Makes a new remote as `pnpm create-remote` does, with a copy of the menu that has its link, checks its types and
 * releases it: `<store> <name> <folder>`.
 */
import { execFileSync } from 'node:child_process';
import { cp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseRemote, workspaceRoot } from '@site/federation';

const [store = '', name = '', folder = ''] = process.argv.slice(2);
const dir = join(folder, name);
const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: workspaceRoot, stdio: 'inherit' });

const menu = join(folder, 'navigation.json');
await cp(join(workspaceRoot, 'api/content/json/navigation.json'), menu);
const into = ['--into', folder, '--menu', menu];
node('--import', 'tsx/esm', 'scripts/create-remote.ts', name, ...into);
// An installed remote that has all that a new one depends on.
await symlink(join(workspaceRoot, 'mf-dealers/node_modules'), join(dir, 'node_modules'));

const config = { extends: join(workspaceRoot, 'tsconfig.base.json'), include: ['src'] };
await writeFile(join(dir, 'tsconfig.json'), JSON.stringify(config));
node('node_modules/typescript/bin/tsc', '-p', dir);

await releaseRemote({
  store,
  remoteDir: dir,
  hostDir: join(workspaceRoot, 'host'),
  sourceHash: name,
  commit: 'created',
  who: 'browser tests',
  note: 'browser test',
  allowRemoval: false,
});
