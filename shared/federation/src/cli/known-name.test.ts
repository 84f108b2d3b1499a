import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownName, nameToBuild } from './known-name';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'names-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const writePackage = async (folder: string, name: string) => {
  await mkdir(join(root, folder));
  const json = { name, version: '1.0.0', exports: { './routes': './src/routes.tsx' } };
  await writeFile(join(root, folder, 'package.json'), JSON.stringify(json));
};

it('the release command builds the remote that is named', async () => {
  await writePackage('mf-plans', 'mf-plans');
  expect(nameToBuild('mf-plans', root)).toBe('mf-plans');
  expect(() => nameToBuild('mf-other', root)).toThrow(
    'There is no remote "mf-other". What can be released: mf-plans, content',
  );
});

it('the release command refuses a copy of a remote that has kept its name, which would take the place of that remote', async () => {
  await writePackage('mf-plans', 'mf-dealers');
  expect(() => nameToBuild('mf-plans', root)).toThrow(
    'mf-plans/package.json has the name mf-dealers: it would be released as mf-dealers.',
  );
  // What is released of it can be switched all the same.
  expect(knownName('mf-plans', root)).toBe('mf-plans');
});
