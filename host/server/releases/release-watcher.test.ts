import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureStore, storePaths } from '@site/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import { publishSample, registerSample } from '../testing/sample-store';
import type { LiveSet } from './live-set';
import { ReleaseWatcher } from './release-watcher';

const log = { info: jest.fn(), error: jest.fn() } as unknown as FastifyBaseLogger;
let root: string;
let watcher: ReleaseWatcher;
/** The live sets that were told of. */
const seen: LiveSet[] = [];
let onSeen: () => void;
let isInForce: boolean;
/** Resolves when the next live set is told of. */
const nextSeen = () =>
  new Promise<void>((resolve) => {
    onSeen = resolve;
  });
const entryOf = (remote: string) =>
  seen.at(-1)?.snapshot.remotes.find(({ name }) => name === remote)?.entry;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'watch-'));
  await ensureStore(root);
  seen.length = 0;
  onSeen = () => undefined;
  isInForce = true;
  watcher = new ReleaseWatcher(root, undefined, log, async (live) => {
    seen.push(live);
    onSeen();
    return isInForce;
  });
});
afterEach(async () => {
  watcher.stop();
  await rm(root, { recursive: true, force: true });
});

it('reads a verified registry at start', async () => {
  await watcher.start();
  expect(watcher.registryProblem).toBeUndefined();
  expect(seen).toHaveLength(1);
});

it('says that a registry is missing, and goes on looking', async () => {
  await rm(storePaths(root).registry);
  await watcher.start();
  expect(watcher.registryProblem).toBe('the registry is missing');
  expect(watcher.current).toBeUndefined();
});

it('refuses a registry whose signature is not that of the configured key', async () => {
  const file = storePaths(root).registry;
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(/"signature": "../, '"signature": "xx'),
  );
  await watcher.start();
  expect(watcher.registryProblem).toBe('the registry is refused: bad signature');
});

it('says so when the store holds no key, instead of ending', async () => {
  await writeFile(storePaths(root).publicKey, 'foo');
  await watcher.start();
  expect(watcher.registryProblem).toBe(
    'the registry is refused: keys/registry.pub is no public key',
  );
});

it('tells of a live set again when it could not be put in force', async () => {
  isInForce = false;
  await watcher.start();
  isInForce = true;
  await nextSeen();
  expect(seen).toHaveLength(2);
});

describe('with a release that blocks its worker', () => {
  const hung = { reason: 'blocks while loading', hung: true };
  beforeEach(async () => {
    await registerSample(root, [await publishSample(root, '1.0.0')]);
    await watcher.start();
    await watcher.markBroken('mf-catalog', '1.0.0', hung);
    expect(entryOf('mf-catalog')).toBeNull();
  });

  it('never tries it again for the sake of another remote', async () => {
    const told = nextSeen();
    const other = await publishSample(root, '2.0.0', { remote: 'mf-dealers' });
    await registerSample(root, [other], 'mf-dealers');
    await told;
    expect(entryOf('mf-dealers')).toBe(other.url);
    expect(entryOf('mf-catalog')).toBeNull();
    expect(watcher.current?.serverEntries).toEqual({
      'mf-dealers': join(root, 'mf-dealers/2.0.0/node/remoteEntry.cjs'),
    });
  });

  it('tries its next release, and remembers the old one as long as it is registered', async () => {
    const [old, next] = [
      await publishSample(root, '1.0.0', { isLive: false }),
      await publishSample(root, '1.0.1'),
    ];
    let told = nextSeen();
    await registerSample(root, [next, old]);
    await told;
    expect(entryOf('mf-catalog')).toBe(next.url);
    told = nextSeen();
    await registerSample(root, [await publishSample(root, '1.0.0')]);
    await told;
    expect(entryOf('mf-catalog')).toBeNull();
  });
});
