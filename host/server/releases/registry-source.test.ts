import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  allowReleaser,
  defaultVersion,
  ensureStore,
  newKeyPair,
  revokeReleaser,
  storePaths,
} from '@site/federation/registry';
import { publishSample, registerSample } from '../testing/sample-store';
import { RegistryMemory } from './registry-memory';
import { RegistrySource } from './registry-source';

const log = { info: jest.fn(), error: jest.fn() };
let root: string;
let source: RegistrySource;
/** The source of a host that starts now, after others on the same machine. */
const start = () =>
  new RegistrySource({
    root,
    publicKey: undefined,
    log,
    memory: new RegistryMemory(join(root, 'state'), root),
  });
const file = () => storePaths(root).registry;
const liveVersion = () => {
  const versions = source.current?.microFrontends['mf-catalog'];
  return versions && defaultVersion(versions).metadata.version;
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'source-'));
  await ensureStore(root);
  log.error.mockClear();
  source = start();
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('the reader of the registry says that a registry is missing', async () => {
  await rm(file());
  await source.look();
  expect(source.problem).toBe('the registry is missing');
  expect(source.current).toBeUndefined();
});

it('the reader of the registry refuses a registry whose signature is not that of the configured key', async () => {
  const text = await readFile(file(), 'utf8');
  await writeFile(file(), text.replace(/"signature": "../, '"signature": "xx'));
  await source.look();
  expect(source.problem).toBe('the registry is refused: bad signature');
});

it('the reader of the registry says so when the store holds no key, instead of ending', async () => {
  await writeFile(storePaths(root).publicKey, 'foo');
  await source.look();
  expect(source.problem).toBe('the registry is refused: keys/registry.pub is no public key');
});

it('the reader of the registry says so when it cannot know which registry it used before', async () => {
  await source.look();
  const state = join(root, 'state');
  const [kept = ''] = await readdir(state);
  await rm(join(state, kept));
  await mkdir(join(state, kept));
  source = start();
  await source.look();
  expect(log.error).toHaveBeenCalledWith(
    { alarm: 'registry', err: expect.objectContaining({ code: 'EISDIR' }) },
    expect.stringContaining('an older registry than the one used before would be believed'),
  );
  expect(source.current).toBeDefined();
});

describe('a registry that is older than the one in use', () => {
  beforeEach(async () => {
    await registerSample(root, [await publishSample(root, '1.0.0')]);
    const older = await readFile(file(), 'utf8');
    await registerSample(root, [await publishSample(root, '1.1.0')]);
    await source.look();
    await writeFile(file(), older);
  });

  it.each([
    ['', () => undefined],
    [' after a restart too', () => (source = start())],
  ])('is refused%s', async (_, restart) => {
    restart();
    await source.look();
    expect(source.problem).toMatch(
      /^the registry is refused: its number \d+ is lower than \d+, which was in use$/,
    );
    expect(liveVersion()).toBe('1.1.0');
  });
});

describe.each([
  ['is lost', 'the registry is missing', async () => undefined],
  // A folder in its place is refused to everybody, as EACCES, EIO and ESTALE are.
  ['cannot be read', 'the registry cannot be read: EISDIR', () => mkdir(file())],
])('a registry that %s', (_, problem, putInItsPlace) => {
  beforeEach(async () => {
    await registerSample(root, [await publishSample(root, '1.0.0')]);
    await source.look();
    await rm(file());
    await putInItsPlace();
  });

  it('is an alarm, and the one in use stays', async () => {
    await source.look();
    expect(source.problem).toBe(problem);
    expect(log.error).toHaveBeenCalledWith(
      { alarm: 'registry' },
      `${problem}; the last good one stays in use`,
    );
    expect(liveVersion()).toBe('1.0.0');
  });

  it('does not keep a host from starting with the one that it used before', async () => {
    source = start();
    await source.look();
    expect(source.problem).toBe(problem);
    expect(liveVersion()).toBe('1.0.0');
  });
});

it('the reader of the registry refuses a key that was revoked, also when somebody puts the registry of its time back', async () => {
  const { privateKey, publicKey } = newKeyPair();
  await registerSample(root, [await publishSample(root, '1.0.0')]);
  await allowReleaser(root, { name: 'ravi', publicKey, remotes: ['mf-catalog'] }, 'test');
  process.env['RELEASE_KEY'] = privateKey;
  try {
    await registerSample(root, [await publishSample(root, '1.1.0')]);
  } finally {
    delete process.env['RELEASE_KEY'];
  }
  const signedByRavi = await readFile(file(), 'utf8');
  await source.look();
  expect(liveVersion()).toBe('1.1.0');
  await revokeReleaser(root, 'ravi', 'test');
  await source.look();
  expect(source.keys?.releasers).toEqual([]);
  expect(source.problem).toBeUndefined();
  await writeFile(file(), signedByRavi);
  await source.look();
  expect(source.problem).toMatch(/^the registry is refused: its number/);
});

it('the reader of the registry says why the bucket behind the folder cannot be read, and says so no more when it can', async () => {
  let trouble: string | undefined = 'the bucket releases cannot be reached: connect ECONNREFUSED';
  await registerSample(root, [await publishSample(root, '1.0.0')]);
  source = new RegistrySource({ root, publicKey: undefined, log, trouble: () => trouble });
  await source.look();
  expect([source.problem, liveVersion()]).toEqual([trouble, '1.0.0']);
  trouble = undefined;
  await source.look();
  expect(source.problem).toBeUndefined();
});
