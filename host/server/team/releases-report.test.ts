import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasesSchema } from '@site/contract';
import {
  ensureStore,
  type Registry,
  type RegistryVersion,
  readRegistry,
} from '@site/federation/registry';
import { safeParse } from '@site/schema';
import { publishSample, registerSample } from '../testing/sample-store';
import { noFigures } from '../visits/judge-field';
import { ReleasesReport } from './releases-report';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'report-'));
  await ensureStore(store);
});
afterEach(() => rm(store, { recursive: true, force: true }));

type Change = Partial<Pick<RegistryVersion, 'deployment'>> & Partial<RegistryVersion['extras']>;

/** A release in the store, as the registry is to have it. */
async function released(version: string, { deployment, ...extras }: Change = {}) {
  const sample = await publishSample(store, version);
  return {
    ...sample,
    ...(deployment ? { deployment } : {}),
    extras: { ...sample.extras, ...extras },
  };
}

async function reportOf(registry: Registry, stopped: readonly string[] = []) {
  const report = new ReleasesReport({
    store,
    watcher: () => ({
      registry,
      registryNumber: 7,
      registryProblem: undefined,
      current: undefined,
      keys: undefined,
    }),
    renderer: { isReady: true, live: undefined, warmWorkers: 1 },
    api: { look: async () => true },
    trials: {
      countedOf: (_remote, version) =>
        version === '1.1.0'
          ? { views: 40, faults: 3, field: { ...noFigures(), LCP: { visits: 30, poor: 4 } } }
          : { views: 360, faults: 0, field: noFigures() },
    },
    stops: { has: (name) => stopped.includes(name) },
    provides: { react: '19.3.1' },
    workers: 2,
  });
  return report.make();
}

it('the report names a retired remote apart, with the version that visitors got last', async () => {
  const retired = await released('1.1.0', { deployment: { traffic: 0, default: true } });
  const report = await reportOf({
    schema: '' as Registry['schema'],
    microFrontends: { 'mf-catalog': [retired] },
  });
  expect(report).toMatchObject({
    remotes: [],
    retired: [{ name: 'mf-catalog', version: '1.1.0' }],
  });
});

it('the report says of each version who gets it, since when, by which key, how it did and what it demands', async () => {
  const live = await released('1.0.0', {
    deployment: { traffic: 90, default: true },
    requires: { react: '^19.0.0' },
    who: 'Asha Rao',
    note: 'first',
  });
  const trial = await released('1.1.0', {
    deployment: { traffic: 10, default: false },
    promotedAt: null,
    releasedAt: '2026-11-21T10:00:00.000Z',
    requires: { react: '^18.0.0', 'old-router': '^5.0.0' },
  });
  await registerSample(store, [trial, live]);
  const report = await reportOf(await readRegistry(store));
  expect(safeParse(releasesSchema, { ...report, isSession: false }).success).toBe(true);
  expect(report.health).toMatchObject({
    isReady: true,
    workers: { warm: 1, wanted: 2 },
    storeProblem: null,
    registryNumber: 7,
  });
  const [remote] = report.remotes;
  expect(remote?.versions).toMatchObject([
    {
      version: '1.0.0',
      state: 'live',
      share: 90,
      since: '2026-11-20T10:00:00.000Z',
      releaser: 'registry key',
      note: 'first',
      counted: { views: 360, faults: 0, field: noFigures() },
      shared: [{ name: 'react', provided: '19.3.1', required: '^19.0.0', isMatch: true }],
    },
    {
      version: '1.1.0',
      state: 'trial',
      share: 10,
      counted: { views: 40, faults: 3, field: { LCP: { visits: 30, poor: 4 } } },
      shared: [
        { name: 'react', provided: '19.3.1', required: '^18.0.0', isMatch: false },
        { name: 'old-router', provided: null, required: '^5.0.0', isMatch: false },
      ],
    },
  ]);
  expect(report.audit?.[0]).toMatchObject({
    action: 'release',
    subject: 'mf-catalog',
    why: 'test',
  });
  expect(JSON.stringify(report)).not.toContain('Asha');
});

it('the report tells sizes from the oldest on, of scripts as browsers get them, and that it does not know one', async () => {
  const older = await released('1.0.0', { deployment: { traffic: 0, default: false } });
  const live = await released('1.1.0', { releasedAt: '2026-11-21T10:00:00.000Z' });
  await registerSample(store, [live, older]);
  await rm(join(store, 'mf-catalog/1.0.0'), { recursive: true });
  const entry = 'entry of mf-catalog/1.1.0'.length;
  const compressedPage = 'page, compressed of mf-catalog/1.1.0'.length;
  const [remote] = (await reportOf(await readRegistry(store))).remotes;
  expect(remote?.sizes.map(({ version, bytes }) => [version, bytes])).toEqual([
    ['1.0.0', null],
    ['1.1.0', entry + compressedPage],
  ]);
});

it('the report tells trials that were stopped, plans and previews apart, and leaves out what was live before', async () => {
  const nobody = { traffic: 0, default: false };
  const versions = [
    await released('1.0.0', { deployment: nobody }),
    await released('1.1.0', { deployment: { traffic: 90, default: true } }),
    await released('1.2.0', { deployment: { traffic: 10, default: false }, promotedAt: null }),
    await released('1.3.0', {
      deployment: nobody,
      promotedAt: null,
      startsAt: '2026-12-01T03:30:00.000Z',
    }),
    await released('1.4.0', { deployment: nobody, promotedAt: null }),
  ];
  await registerSample(store, versions);
  const [remote] = (await reportOf(await readRegistry(store), ['mf-catalog@1.2.0'])).remotes;
  expect(remote?.versions.map(({ version, state }) => [version, state])).toEqual([
    ['1.1.0', 'live'],
    ['1.2.0', 'stopped'],
    ['1.3.0', 'planned'],
    ['1.4.0', 'preview'],
  ]);
});

it('a host without an audit log says so', async () => {
  const { audit } = await reportOf({ microFrontends: {} } as Registry);
  expect(audit).toBeNull();
});

it('the report has the content after the remotes, with the bytes of all its files', async () => {
  const content = await publishSample(store, '2026.1123.1', { remote: 'content' });
  const { serverEntry: _none, ...extras } = content.extras;
  await registerSample(store, [{ ...content, extras }], 'content');
  await registerSample(store, [await released('1.0.0')]);
  const { remotes } = await reportOf(await readRegistry(store));
  expect(remotes.map(({ name }) => name)).toEqual(['mf-catalog', 'content']);
  const files = ['entry', 'page', 'server'].map((word) => `${word} of content/2026.1123.1`);
  expect(remotes[1]?.sizes.map(({ bytes }) => bytes)).toEqual([files.join('').length]);
});
