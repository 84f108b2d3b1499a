import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  allowReleaser,
  ensureStore,
  newKeyPair,
  revokeReleaser,
  storePaths,
} from '@site/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import { publishSample, registerSample } from '../testing/sample-store';
import type { LiveSet } from './live-set';
import { RegistryMemory } from './registry-memory';
import { ReleaseWatcher } from './release-watcher';

/** Called at each error that the watcher logs with an alarm. */
let onAlarm: () => void;
const error = ({ alarm }: { alarm?: string }) => alarm && onAlarm();
const log = { info: jest.fn(), error } as unknown as FastifyBaseLogger;
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

let now: number;
const started: unknown[] = [];
const start = (memory?: RegistryMemory) =>
  new ReleaseWatcher({
    root,
    log,
    now: () => now,
    onStart: async (start) => {
      started.push(start);
    },
    ...(memory ? { memory } : {}),
    onChange: async (live) => {
      seen.push(live);
      onSeen();
      return isInForce;
    },
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'watch-'));
  await ensureStore(root);
  seen.length = 0;
  onSeen = () => undefined;
  onAlarm = () => undefined;
  isInForce = true;
  now = 0;
  started.length = 0;
  watcher = start();
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

describe('a registry that is older than the one in use', () => {
  /** What somebody kept of the store before the newest release. */
  let older: string;
  const file = () => storePaths(root).registry;
  const memory = () => new RegistryMemory(join(root, 'state'), root);
  const REFUSED = /^the registry is refused: its number \d+ is lower than \d+, which was in use$/;
  beforeEach(async () => {
    await registerSample(root, [await publishSample(root, '1.0.0')]);
    older = await readFile(file(), 'utf8');
    await registerSample(root, [await publishSample(root, '1.1.0')]);
    watcher = start(memory());
    await watcher.start();
    watcher.stop();
    await writeFile(file(), older);
  });

  it('is refused', async () => {
    await watcher.start();
    expect(watcher.registryProblem).toMatch(REFUSED);
    expect(entryOf('mf-catalog')).toContain('1.1.0');
  });

  it('is refused after a restart too', async () => {
    watcher = start(memory());
    await watcher.start();
    expect(watcher.registryProblem).toMatch(REFUSED);
    expect(entryOf('mf-catalog')).toContain('1.1.0');
  });
});

describe('a registry that the store does not give', () => {
  const UNREADABLE = 'the registry cannot be read: EISDIR';
  const memory = () => new RegistryMemory(join(root, 'state'), root);
  beforeEach(async () => {
    await registerSample(root, [await publishSample(root, '1.0.0')]);
    watcher = start(memory());
    await watcher.start();
  });

  const takeAway = async (leavesFolder: boolean) => {
    await rm(storePaths(root).registry);
    if (leavesFolder) await mkdir(storePaths(root).registry);
  };

  it.each([
    ['is lost', false, 'the registry is missing'],
    ['cannot be read', true, UNREADABLE],
  ])(
    'is the one that was in use before, after a restart too, when it %s',
    async (_, leavesFolder, problem) => {
      watcher.stop();
      await takeAway(leavesFolder);
      watcher = start(memory());
      await watcher.start();
      expect(watcher.registryProblem).toBe(problem);
      expect(entryOf('mf-catalog')).toContain('1.0.0');
    },
  );

  it('is an alarm also when it stops being readable while the host runs', async () => {
    const told = new Promise<void>((resolve) => {
      onAlarm = () => watcher.registryProblem === UNREADABLE && resolve();
    });
    await takeAway(true);
    await told;
    expect(entryOf('mf-catalog')).toContain('1.0.0');
  });
});

it('tries a release that was slow to start again, and says when it counts as broken', async () => {
  const slow = { reason: 'blocks while loading', hung: true };
  const release = await publishSample(root, '1.0.0');
  await registerSample(root, [release]);
  await watcher.start();
  for (const [pause, isBroken] of [
    [2_000, false],
    [5_000, false],
    [60_000, true],
  ] as const) {
    expect(await watcher.markBroken('mf-catalog', '1.0.0', slow)).toBe(isBroken);
    expect(entryOf('mf-catalog')).toBeNull();
    const told = nextSeen();
    now += pause;
    await told;
    expect(entryOf('mf-catalog')).toBe(release.url);
  }
});

it('shows what a second host of the same registry shows, again after it was slow to start a release', async () => {
  await registerSample(root, [await publishSample(root, '1.0.0')]);
  const second = start();
  try {
    await Promise.all([watcher.start(), second.start()]);
    await watcher.markBroken('mf-catalog', '1.0.0', { reason: 'took too long', hung: true });
    expect(watcher.current?.snapshot).not.toEqual(second.current?.snapshot);
    const told = nextSeen();
    now += 2_000;
    await told;
    expect(watcher.current?.snapshot).toEqual(second.current?.snapshot);
    expect(entryOf('mf-catalog')).toContain('1.0.0');
  } finally {
    second.stop();
  }
});

it('passes a release over whose page does harm, for the version before', async () => {
  const old = await publishSample(root, '1.0.0', { isLive: false });
  await registerSample(root, [await publishSample(root, '1.1.0', { fallback: '1.0.0' }), old]);
  await watcher.start();
  await watcher.passOver('mf-catalog', '1.1.0', '/page: blocks');
  expect(entryOf('mf-catalog')).toBe(old.url);
  expect(watcher.current?.problems).toEqual({ 'mf-catalog': '/page: blocks; fell back' });
});

it('refuses a key that was revoked, also when somebody puts the registry of its time back', async () => {
  const { privateKey, publicKey } = newKeyPair();
  await registerSample(root, [await publishSample(root, '1.0.0')]);
  await allowReleaser(root, { name: 'ravi', publicKey, remotes: ['mf-catalog'] }, 'test');
  const release = await publishSample(root, '1.1.0');
  process.env['RELEASE_KEY'] = privateKey;
  try {
    await registerSample(root, [release]);
  } finally {
    delete process.env['RELEASE_KEY'];
  }
  const signedByRavi = await readFile(storePaths(root).registry, 'utf8');
  await watcher.start();
  expect(entryOf('mf-catalog')).toBe(release.url);
  await revokeReleaser(root, 'ravi', 'test');
  watcher.stop();
  await watcher.start();
  expect(watcher.keys?.releasers).toEqual([]);
  expect(watcher.registryProblem).toBeUndefined();
  watcher.stop();
  await writeFile(storePaths(root).registry, signedByRavi);
  await watcher.start();
  expect(watcher.registryProblem).toMatch(/^the registry is refused: its number/);
});

it('makes a planned version live when its time has come, tells of it once, and needs no new registry', async () => {
  const old = await publishSample(root, '1.0.0');
  const next = await publishSample(root, '1.1.0', { isLive: false });
  const startsAt = '2026-12-01T03:30:00.000Z';
  const extras = { ...next.extras, promotedAt: null, startsAt };
  await registerSample(root, [old, { ...next, extras }]);
  await watcher.start();
  expect(entryOf('mf-catalog')).toBe(old.url);
  let told = nextSeen();
  now = Date.parse(startsAt);
  await told;
  expect(entryOf('mf-catalog')).toBe(next.url);
  expect(started).toEqual([{ remote: 'mf-catalog', version: '1.1.0', from: '1.0.0', startsAt }]);
  told = nextSeen();
  now -= 1;
  await told;
  expect(entryOf('mf-catalog')).toBe(old.url);
});
