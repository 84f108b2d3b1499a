import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letIn, withKey } from '../../testing/sample-keys';
import { sampleVersion } from '../../testing/sample-registry';
import { openRegistry } from '../envelope/open-registry';
import { sealRegistry } from '../envelope/seal-registry';
import { newKeyPair } from '../signature';
import { storePaths } from '../store-files';
import { ensureStore } from './ensure-store';
import { readRegistry } from './read-registry';
import { switchRegistry } from './switch-registry';

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

it('the store of releases starts empty, signed and readable', async () => {
  expect((await readRegistry(root)).microFrontends).toEqual({});
});

it('the store of releases keeps its key when it is set up again', async () => {
  const before = await readFile(storePaths(root).privateKey, 'utf8');
  await ensureStore(root);
  expect(await readFile(storePaths(root).privateKey, 'utf8')).toBe(before);
});

it('the store of releases never replaces a public key whose private key is kept elsewhere, and says where to release', async () => {
  const { privateKey, publicKey } = storePaths(root);
  const before = await readFile(publicKey, 'utf8');
  await rm(privateKey);
  await ensureStore(root);
  expect(await readFile(publicKey, 'utf8')).toBe(before);
  await expect(add('mf-a')).rejects.toThrow('Release where that key is kept.');
});

it('the store of releases loses no release when several switch at once, and writes each into the audit log', async () => {
  const remotes = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
  await Promise.all(remotes.map(add));
  expect(Object.keys((await readRegistry(root)).microFrontends).sort()).toEqual(remotes);
  const lines = (await readFile(storePaths(root).audit, 'utf8')).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { remote: string }).remote).sort()).toEqual(
    remotes,
  );
});

it('the store of releases stays as it was when the change is refused', async () => {
  await add('mf-a');
  await expect(
    switchRegistry(root, () => {
      throw new Error('gate closed');
    }),
  ).rejects.toThrow('gate closed');
  expect(Object.keys((await readRegistry(root)).microFrontends)).toEqual(['mf-a']);
  await add('mf-b');
});

it('the store of releases refuses a registry that somebody edited by hand', async () => {
  await add('mf-a');
  const file = storePaths(root).registry;
  await writeFile(file, (await readFile(file, 'utf8')).replace('mf-a', 'mf-x'));
  await expect(readRegistry(root)).rejects.toThrow('bad signature');
});

it('the store of releases never believes a public key that somebody put beside a registry of their own', async () => {
  await add('mf-a');
  const { publicKey, registry } = storePaths(root);
  const theirs = newKeyPair();
  const { registry: current } = openRegistry(
    await readFile(registry, 'utf8'),
    await readFile(publicKey, 'utf8'),
  );
  await writeFile(publicKey, theirs.publicKey);
  await writeFile(registry, sealRegistry(current, Date.now(), theirs.privateKey));
  await expect(add('mf-b')).rejects.toThrow('somebody has exchanged one of them');
  await expect(readRegistry(root)).resolves.toBeDefined();
});

it('the store of releases is not believed by the holder of a key of its own who knows its public key from nowhere else', async () => {
  const key = await letIn(root, 'ravi', ['mf-a']);
  const { privateKey, publicKey } = storePaths(root);
  const own = await readFile(publicKey, 'utf8');
  await rm(privateKey);
  const release = () => withKey(key, () => add('mf-a'));
  await expect(release()).rejects.toThrow('REGISTRY_PUBLIC_KEY is not set');
  process.env['REGISTRY_PUBLIC_KEY'] = own;
  try {
    await release();
    // Somebody exchanges key and registry together: neither is believed.
    const theirs = newKeyPair();
    await writeFile(publicKey, theirs.publicKey);
    const { registry } = storePaths(root);
    const { registry: current } = openRegistry(await readFile(registry, 'utf8'), own);
    await writeFile(registry, sealRegistry(current, Date.now(), theirs.privateKey));
    await expect(release()).rejects.toThrow(/signature/);
  } finally {
    delete process.env['REGISTRY_PUBLIC_KEY'];
  }
});

it('the store of releases gives each registry a higher number than the one before, also when the clock was set back', async () => {
  const numbers: number[] = [];
  const clock = jest.spyOn(Date, 'now');
  for (const remote of ['mf-a', 'mf-b', 'mf-c']) {
    if (remote === 'mf-c') clock.mockReturnValue(Date.now() - 3_600_000);
    await add(remote);
    const { registry, publicKey } = storePaths(root);
    const [text, key] = await Promise.all([registry, publicKey].map((f) => readFile(f, 'utf8')));
    numbers.push(openRegistry(text ?? '', key ?? '').number);
  }
  clock.mockRestore();
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

it('the store of releases keeps the last registries, and no more than twenty', async () => {
  for (let n = 0; n < 22; n += 1) await add(`mf-${String.fromCharCode(97 + n)}`);
  const copies = await readdir(storePaths(root).history);
  expect(copies).toHaveLength(20);
});
