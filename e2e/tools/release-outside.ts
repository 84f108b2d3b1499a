/**
 * What a team with a repository of its own does: packs of the shared packages are installed in a folder outside
 * this workspace, a remote that stands on them is type-checked and released: `<store> <name> <folder>`.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseRemote, workspaceRoot } from '@site/federation';

const [store = '', name = '', folder = ''] = process.argv.slice(2);
const dir = join(folder, name);
const packed = join(folder, 'packed');
const shared = join(workspaceRoot, 'shared');

const node = (cwd: string, ...args: string[]) =>
  execFileSync(process.execPath, args, { cwd, stdio: 'inherit' });

type Dependencies = Record<string, string>;
interface PackageJson {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
}

/** The packed packages, by the folder of their sources. */
const packs = (): [folder: string, file: string][] =>
  readdirSync(packed).map((file) => [
    file.replace(/^site-(.*)-\d+\.\d+\.\d+\.tgz$/, '$1'),
    join(packed, file),
  ]);

/** Packages of other makers come from this workspace, which has them all: no registry is asked. */
function linksOf(folder: string): [name: string, place: string][] {
  const own = join(shared, folder);
  const json = readFileSync(join(own, 'package.json'), 'utf8');
  const names = Object.keys((JSON.parse(json) as PackageJson).dependencies ?? {});
  return names
    .filter((key) => !key.startsWith('@site/'))
    .map((key) => [key, `link:${realpathSync(join(own, 'node_modules', key))}`]);
}

/** Where each package comes from. */
const sources = (): Dependencies =>
  Object.fromEntries([
    ...packs().flatMap(([folder]) => linksOf(folder)),
    ...packs().map(([folder, file]) => [`@site/${folder}`, `file:${file}`]),
    ['@types/react', `link:${realpathSync(join(workspaceRoot, 'node_modules/@types/react'))}`],
  ]);

/** Outside the workspace a package is asked for by its version, as of a registry. */
const asOutside = (dependencies: Dependencies = {}): Dependencies =>
  Object.fromEntries(Object.keys(dependencies).map((key) => [key, '^1.0.0']));

node(workspaceRoot, '--import', 'tsx/esm', 'scripts/pack-shared.ts', '--into', packed);
node(workspaceRoot, '--import', 'tsx/esm', 'scripts/create-remote.ts', name, '--into', folder);

const file = join(dir, 'package.json');
const json = JSON.parse(await readFile(file, 'utf8')) as PackageJson;
const outside = {
  ...json,
  dependencies: { ...asOutside(json.dependencies), react: '^19.0.0' },
  devDependencies: { ...asOutside(json.devDependencies), '@types/react': '^19.0.0' },
};
await writeFile(file, JSON.stringify(outside));
const settings = { overrides: sources() };
await writeFile(join(dir, 'pnpm-workspace.yaml'), JSON.stringify(settings));
node(dir, join(workspaceRoot, 'node_modules/pnpm/bin/pnpm.mjs'), 'install', '--offline');

await copyFile(join(workspaceRoot, 'tsconfig.base.json'), join(dir, 'tsconfig.base.json'));
const types = {
  extends: './tsconfig.base.json',
  compilerOptions: { types: [] },
  include: ['src'],
  exclude: ['src/**/*.test.*'],
};
await writeFile(join(dir, 'tsconfig.json'), JSON.stringify(types));
node(dir, join(workspaceRoot, 'node_modules/typescript/bin/tsc'), '-p', dir);

await releaseRemote({
  store,
  remoteDir: dir,
  hostDir: join(workspaceRoot, 'host'),
  sourceHash: name,
  commit: 'outside',
  who: 'browser tests',
  note: 'browser test',
  allowRemoval: false,
});
