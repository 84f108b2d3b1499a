import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureStore,
  nameSet,
  type RegistryVersion,
  readAudit,
  readRegistry,
  switchRegistry,
} from '../../registry';
import { sampleVersion } from '../../testing/sample-registry';
import { prunable } from './prunable';
import { pruneStore } from './prune';

const NOW = Date.parse('2026-11-22T10:00:00.000Z');
const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T10:00:00.000Z`;
const idle = { traffic: 0, default: false };

/** Versions 1.0.0, 1.1.0, … released on the first days of the month, the newest first; the newest is live. */
const released = (count: number): RegistryVersion[] =>
  Array.from({ length: count }, (_, n) =>
    sampleVersion('mf-a', `1.${n}.0`, {
      deployment: n === count - 1 ? { traffic: 100, default: true } : idle,
      extras: { releasedAt: day(n + 1) },
    }),
  ).reverse();
const names = (versions: readonly RegistryVersion[]) =>
  versions.map(({ metadata }) => metadata.version);
const limits = { keep: 2, days: 14, now: NOW };

it('pruning keeps what is live and the newest to roll back to', () => {
  expect(names(prunable('mf-a', released(5), [], limits))).toEqual(['1.2.0', '1.1.0', '1.0.0']);
});

it('pruning keeps a share of visitors their version, and what a version falls back to', () => {
  const versions = released(5).map((version) =>
    version.metadata.version === '1.1.0'
      ? {
          ...version,
          deployment: { traffic: 10, default: false },
          fallbackUrl: '/releases/mf-a/1.0.0/web/remoteEntry.js',
        }
      : version,
  );
  expect(names(prunable('mf-a', versions, [], limits))).toEqual(['1.2.0']);
});

it('pruning keeps what was live, rolled back from or looked at lately: a page that is open may need it', () => {
  const line = (from: string, to: string, at: string, remote = 'mf-a') =>
    ({ who: 't', action: 'rollback', remote, from, to, why: '', at }) as const;
  const lines = [
    line('1.0.0', '1.4.0', day(20)),
    line('1.1.0', '1.4.0', day(2)),
    // Of another remote, which has versions of the same numbers.
    line('1.2.0', '1.1.0', day(20), 'mf-b'),
  ];
  expect(names(prunable('mf-a', released(5), lines, limits))).toEqual(['1.2.0', '1.1.0']);
});

it('pruning keeps what was live until an emergency stop lately, whose line names the set alone', () => {
  const line = { who: 't', why: '' };
  const release = { ...line, action: 'release', remote: 'mf-a', from: '1.0.0' } as const;
  const stop = {
    ...line,
    action: 'back-to',
    remote: '*',
    from: null,
    to: 'before-diwali',
  } as const;
  const preview = { ...release, action: 'preview', to: '1.2.0', at: day(3) } as const;
  const since = (at: string) => [{ ...release, to: '1.1.0', at: day(2) }, preview, { ...stop, at }];
  expect(names(prunable('mf-a', released(5), since(day(20)), limits))).toEqual(['1.2.0', '1.0.0']);
  expect(names(prunable('mf-a', released(5), since(day(4)), limits))).toEqual([
    '1.2.0',
    '1.1.0',
    '1.0.0',
  ]);
});

it('pruning keeps what was released lately, though nobody has seen it yet', () => {
  const late = { ...limits, now: Date.parse(day(16)) };
  expect(names(prunable('mf-a', released(6), [], late))).toEqual(['1.0.0']);
});

describe('in a store', () => {
  let store: string;
  beforeEach(async () => {
    store = await mkdtemp(join(tmpdir(), 'prune-'));
    await ensureStore(store);
    const versions = released(4);
    for (const folder of [...versions.map(({ extras }) => extras.folder), 'mf-a/9.9.9']) {
      await mkdir(join(store, folder), { recursive: true });
      await writeFile(join(store, folder, 'release.json'), '{}');
    }
    await switchRegistry(store, (current) => ({
      next: { ...current, microFrontends: { 'mf-a': versions } },
      audit: { who: 't', action: 'release', remote: 'mf-z', from: null, to: '1.3.0', why: '' },
    }));
  });
  afterEach(() => rm(store, { recursive: true, force: true }));
  const prune = (dryRun: boolean) => pruneStore({ store, who: 'ravi', dryRun, ...limits });
  const folders = async () => (await readdir(join(store, 'mf-a'))).sort();

  it('only says what would go, when that is asked for', async () => {
    const before = await folders();
    expect((await prune(true)).map(({ folder, bytes }) => [folder, bytes])).toEqual([
      ['mf-a/1.1.0', 2],
      ['mf-a/1.0.0', 2],
      ['mf-a/9.9.9', 2],
    ]);
    expect(await folders()).toEqual(before);
  });

  it('keeps what somebody has named to go back to', async () => {
    const makeLive = (version: string) =>
      switchRegistry(store, (current) => {
        const versions = (current.microFrontends['mf-a'] ?? []).map((one) => {
          const isLive = one.metadata.version === version;
          return { ...one, deployment: { traffic: isLive ? 100 : 0, default: isLive } };
        });
        return {
          next: { ...current, microFrontends: { 'mf-a': versions } },
          audit: { who: 't', action: 'release', remote: 'mf-z', from: null, to: version, why: '' },
        };
      });
    await makeLive('1.0.0');
    await nameSet(store, 'release-day');
    await makeLive('1.3.0');
    const pruned = await pruneStore({ store, who: 'ravi', dryRun: true, ...limits, keep: 1 });
    expect(pruned.map(({ folder }) => folder)).toEqual(['mf-a/1.2.0', 'mf-a/1.1.0', 'mf-a/9.9.9']);
  });

  it('takes versions out of the registry and of the folder, with what a killed release left, and notes it', async () => {
    await prune(false);
    expect(await folders()).toEqual(['1.2.0', '1.3.0']);
    expect(names((await readRegistry(store)).microFrontends['mf-a'] ?? [])).toEqual([
      '1.3.0',
      '1.2.0',
    ]);
    expect((await readAudit(store)).at(-1)).toMatchObject({ who: 'ravi', action: 'prune' });
    const noted = await readAudit(store);
    expect(await prune(false)).toEqual([]);
    expect(await readAudit(store)).toEqual(noted);
  });

  it('leaves no version with a fallback that is gone', async () => {
    await switchRegistry(store, (current) => {
      const versions = current.microFrontends['mf-a'] ?? [];
      const falling = versions.map((version, at) => {
        const before = versions[at + 1];
        return before ? { ...version, fallbackUrl: before.url } : version;
      });
      return {
        next: { ...current, microFrontends: { 'mf-a': falling } },
        audit: { who: 't', action: 'release', remote: 'mf-z', from: null, to: '1.3.0', why: '' },
      };
    });
    await prune(false);
    const left = (await readRegistry(store)).microFrontends['mf-a'] ?? [];
    expect(left.map(({ fallbackUrl }) => fallbackUrl)).toEqual([left[1]?.url, undefined]);
  });

  it('takes nothing of a remote that the own key may not release', async () => {
    const mayRelease = (remote: string) => remote === 'mf-b';
    const pruned = await pruneStore({ store, who: 'ravi', dryRun: true, ...limits, mayRelease });
    expect(pruned.map(({ folder }) => folder)).toEqual(['mf-a/9.9.9']);
  });
});
