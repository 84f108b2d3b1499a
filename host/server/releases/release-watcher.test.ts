import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureStore } from '@site/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import { publishSample, registerSample } from '../testing/sample-store';
import type { LiveSet } from './live-set';
import type { RegistryMemory } from './registry-memory';
import { ReleaseWatcher } from './release-watcher';
import { ReleaseVerifier } from './verify-release';

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
  isInForce = true;
  now = 0;
  started.length = 0;
  watcher = start();
});
afterEach(async () => {
  watcher.stop();
  await rm(root, { recursive: true, force: true });
});

it('the watcher of releases reads a verified registry at start', async () => {
  await watcher.start();
  expect(watcher.registryProblem).toBeUndefined();
  expect(seen).toHaveLength(1);
});

it('the watcher of releases knows of all that is in the store after its next look, and keeps nobody waiting after its end', async () => {
  await watcher.start();
  await registerSample(root, [await publishSample(root, '1.0.0')]);
  await watcher.nextLook();
  expect(Object.keys(watcher.registry?.microFrontends ?? {})).toContain('mf-catalog');
  const last = watcher.nextLook();
  watcher.stop();
  await last;
  await watcher.nextLook();
});

it('the watcher of releases tells of a live set again when it could not be put in force', async () => {
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

it('the watcher of releases tries a release that was slow to start again, and says when it counts as broken', async () => {
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

it('the watcher of releases shows what a second host of the same registry shows, again after it was slow to start a release', async () => {
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

it('the watcher of releases passes a release over whose page does harm, for the version before', async () => {
  const old = await publishSample(root, '1.0.0', { isLive: false });
  await registerSample(root, [await publishSample(root, '1.1.0', { fallback: '1.0.0' }), old]);
  await watcher.start();
  await watcher.passOver('mf-catalog', '1.1.0', '/page: blocks');
  expect(entryOf('mf-catalog')).toBe(old.url);
  expect(watcher.current?.problems).toEqual({ 'mf-catalog': '/page: blocks; fell back' });
});

it('the watcher of releases never puts a release back in force that it has passed over since a look began', async () => {
  const old = await publishSample(root, '1.0.0', { isLive: false });
  await registerSample(root, [await publishSample(root, '1.1.0', { fallback: '1.0.0' }), old]);
  await watcher.start();
  const { verify } = ReleaseVerifier.prototype;
  let goOn = (): void => undefined;
  const isLooking = new Promise<void>((begun) => {
    jest.spyOn(ReleaseVerifier.prototype, 'verify').mockImplementationOnce(async function (
      this: ReleaseVerifier,
      version,
    ) {
      const files = await verify.call(this, version);
      begun();
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return files;
    });
  });
  await isLooking;
  await watcher.passOver('mf-catalog', '1.1.0', '/page: blocks');
  const told = seen.length;
  goOn();
  await watcher.nextLook();
  jest.restoreAllMocks();
  expect(seen.slice(told)).toEqual([]);
  expect(entryOf('mf-catalog')).toBe(old.url);
});

it('the watcher of releases shows what a second host of the same registry shows, again after a page did harm on it alone', async () => {
  const old = await publishSample(root, '1.0.0', { isLive: false });
  await registerSample(root, [await publishSample(root, '1.1.0', { fallback: '1.0.0' }), old]);
  const second = start();
  try {
    await Promise.all([watcher.start(), second.start()]);
    await watcher.passOver('mf-catalog', '1.1.0', '/page: blocks');
    expect(watcher.current?.snapshot).not.toEqual(second.current?.snapshot);
    const told = nextSeen();
    now += 60_000;
    await told;
    expect(watcher.current?.snapshot).toEqual(second.current?.snapshot);
    expect(entryOf('mf-catalog')).toContain('1.1.0');
  } finally {
    second.stop();
  }
});

it('the watcher of releases makes a planned version live when its time has come, tells of it once, and needs no new registry', async () => {
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
