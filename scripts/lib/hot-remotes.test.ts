import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@site/federation/workspace';
import { readPackages } from './borders/read-packages';
import { readHotTargets } from './hot-remotes';
import { scratchFolder } from './scratch-folder';

const writePackage = (dir: string, name: string) =>
  writeFileSync(
    join(dir, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', exports: { './routes': './src/routes.tsx' } }),
  );

it('`pnpm dev` makes every remote hot when none is named', () => {
  const remotes = readPackages(workspaceRoot).filter(({ kind }) => kind === 'remote');
  expect(remotes.length).toBeGreaterThan(3);
  expect(readHotTargets([]).map((target) => target.name)).toEqual(
    remotes.map(({ folder }) => folder),
  );
});

it('`pnpm dev` takes the sources from another folder when one is given', () => {
  const dir = scratchFolder('copy');
  expect(() => readHotTargets([`mf-dealers=${dir}`])).toThrow('holds no remote');
  writePackage(dir, 'mf-dealers');
  expect(readHotTargets([`mf-dealers=${dir}`])).toEqual([{ name: 'mf-dealers', dir }]);
});

it('`pnpm dev` takes a remote of another repository, which only its folder knows', () => {
  const dir = scratchFolder('club');
  writePackage(dir, 'mf-club');
  expect(readHotTargets([`mf-club=${dir}`])).toEqual([{ name: 'mf-club', dir }]);
});

it('`pnpm dev` refuses a folder that holds another remote than the one that is named', () => {
  const dir = scratchFolder('other');
  writePackage(dir, 'mf-catalog');
  expect(() => readHotTargets([`mf-dealers=${dir}`])).toThrow(
    `${dir} holds mf-catalog, by its package.json, and not mf-dealers.`,
  );
});

it('`pnpm dev` takes the sources from a folder that has an equals sign in its path', () => {
  const dir = scratchFolder('copy=of');
  writePackage(dir, 'mf-dealers');
  expect(readHotTargets([`mf-dealers=${dir}`])).toEqual([{ name: 'mf-dealers', dir }]);
});

it('`pnpm dev` names the remotes there are when an unknown one is asked for', () => {
  expect(() => readHotTargets(['mf-nothing'])).toThrow(
    'There is no remote "mf-nothing". Remotes: mf-catalog',
  );
});
