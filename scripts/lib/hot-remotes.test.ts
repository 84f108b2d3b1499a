import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@site/federation/workspace';
import { readPackages } from './borders/read-packages';
import { readHotTargets } from './hot-remotes';
import { scratchFolder } from './scratch-folder';

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
  writeFileSync(join(dir, 'package.json'), '{}');
  expect(readHotTargets([`mf-dealers=${dir}`])).toEqual([{ name: 'mf-dealers', dir }]);
});

it('`pnpm dev` takes the sources from a folder that has an equals sign in its path', () => {
  const dir = scratchFolder('copy=of');
  writeFileSync(join(dir, 'package.json'), '{}');
  expect(readHotTargets([`mf-dealers=${dir}`])).toEqual([{ name: 'mf-dealers', dir }]);
});

it('`pnpm dev` names the remotes there are when an unknown one is asked for', () => {
  expect(() => readHotTargets(['mf-nothing'])).toThrow(
    'There is no remote "mf-nothing". Remotes: mf-catalog',
  );
});
