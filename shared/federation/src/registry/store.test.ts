import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleVersion } from '../testing/sample-registry';
import { ensureStore, readRegistry, storePaths, switchRegistry } from './store';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
  await ensureStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const audit = (remote: string) => ({
  who: 'test',
  action: 'release' as const,
  remote,
  from: null,
  to: '1.0.0',
  why: 'test',
});
const add = (remote: string) =>
  switchRegistry(root, (current) => ({
    next: {
      ...current,
      microFrontends: { ...current.microFrontends, [remote]: [sampleVersion(remote, '1.0.0')] },
    },
    audit: audit(remote),
  }));

it('starts empty, signed and readable', async () => {
  expect((await readRegistry(root)).microFrontends).toEqual({});
});

it('keeps its key when it is set up again', async () => {
  const before = await readFile(storePaths(root).privateKey, 'utf8');
  await ensureStore(root);
  expect(await readFile(storePaths(root).privateKey, 'utf8')).toBe(before);
});

it('never replaces a public key whose private key is kept elsewhere, and says where to release', async () => {
  const { privateKey, publicKey } = storePaths(root);
  const before = await readFile(publicKey, 'utf8');
  await rm(privateKey);
  await ensureStore(root);
  expect(await readFile(publicKey, 'utf8')).toBe(before);
  await expect(add('mf-a')).rejects.toThrow('Release where that key is kept.');
});

it('loses no release when several switch at once, and writes each into the audit log', async () => {
  const remotes = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
  await Promise.all(remotes.map(add));
  expect(Object.keys((await readRegistry(root)).microFrontends).sort()).toEqual(remotes);
  const lines = (await readFile(storePaths(root).audit, 'utf8')).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { remote: string }).remote).sort()).toEqual(
    remotes,
  );
});

it('stays as it was when the change is refused', async () => {
  await add('mf-a');
  await expect(
    switchRegistry(root, () => {
      throw new Error('gate closed');
    }),
  ).rejects.toThrow('gate closed');
  expect(Object.keys((await readRegistry(root)).microFrontends)).toEqual(['mf-a']);
  await add('mf-b');
});

it('refuses a registry that somebody edited by hand', async () => {
  await add('mf-a');
  const file = storePaths(root).registry;
  await writeFile(file, (await readFile(file, 'utf8')).replace('mf-a', 'mf-x'));
  await expect(readRegistry(root)).rejects.toThrow('bad signature');
});
