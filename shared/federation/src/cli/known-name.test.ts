import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry } from '../registry';
import { sampleVersion } from '../testing/sample-registry';
import { allowedName, releasedName, targetToBuild } from './known-name';

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

const released = {
  ...emptyRegistry(),
  microFrontends: { 'mf-club': [sampleVersion('mf-club', '1.0.0')] },
};

it('the release command builds the remote that is named', async () => {
  await writePackage('mf-plans', 'mf-plans');
  expect(targetToBuild('mf-plans', root)).toEqual({
    name: 'mf-plans',
    dir: join(root, 'mf-plans'),
  });
  expect(() => targetToBuild('mf-other', root)).toThrow(
    'There is no remote "mf-other". What can be released: mf-plans, content. Of another folder: mf-other=<folder>',
  );
});

it('the release command refuses a copy of a remote that has kept its name, which would take the place of that remote', async () => {
  await writePackage('mf-plans', 'mf-dealers');
  expect(() => targetToBuild('mf-plans', root)).toThrow(
    `${join(root, 'mf-plans')}/package.json has the name mf-dealers: it would be released as mf-dealers.`,
  );
  // What is released of it can be switched all the same.
  expect(releasedName('mf-plans', released, root)).toBe('mf-plans');
});

it('the release command builds a remote of another repository from the folder that is named', async () => {
  await writePackage('club', 'mf-club');
  const dir = join(root, 'club');
  expect(targetToBuild(`mf-club=${dir}`, root)).toEqual({ name: 'mf-club', dir });
  expect(() => targetToBuild(`mf-plans=${dir}`, root)).toThrow('has the name mf-club');
  expect(() => targetToBuild(`mf-club=${join(root, 'gone')}`, root)).toThrow(
    `${join(root, 'gone')} holds no remote: it has no package.json.`,
  );
  expect(() => targetToBuild('mf-club=', root)).toThrow(
    '"mf-club=" names no folder: say mf-club=<folder>.',
  );
});

it('what is released of a remote that this repository does not have can be switched', () => {
  expect(releasedName('mf-club', released, root)).toBe('mf-club');
  expect(() => releasedName('mf-other', released, root)).toThrow(
    'There is no remote "mf-other". What is released: mf-club.',
  );
});

it('a key can be allowed to release a remote of another repository before its first release', () => {
  expect(['mf-club', 'content'].map(allowedName)).toEqual(['mf-club', 'content']);
  for (const name of ['club', 'mf-1club'])
    expect(() => allowedName(name)).toThrow(`"${name}" is no remote: say mf-…, content or all.`);
});
