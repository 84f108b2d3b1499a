import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureStore,
  isCanary,
  readRegistry,
  stopsDir,
  switchRegistry,
  trialName,
  writeStop,
} from '../registry';
import { sampleVersion } from '../testing/sample-registry';
import { publishRelease } from './publish-release/publish-release';
import { endCanary } from './share/end-canary';
import { promoteRemote } from './share/promote';
import { startCanary } from './share/start-canary';

const REMOTES = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
const REFUSAL =
  '3 trials are under way, and a host renders no more at once: mf-a 2.1.0 (10%, released by asha), ' +
  'mf-b 2.1.0 (10%, released by asha), mf-c 2.1.0 (10%, released by asha). End one first: ' +
  '`pnpm release promote <remote>` or `pnpm release rollback <remote>`.';

let store: string;
const trial = (remote: string, share = 10) =>
  startCanary({ ...request(remote), version: '2.1.0', share });
const request = (remote: string) => ({
  ...{ store, remote, who: 'ravi', why: 'a test', allowRemoval: false },
  provides: { react: '19.3.1' },
});
const onTrial = async () => {
  const { microFrontends } = await readRegistry(store);
  return REMOTES.filter((remote) => microFrontends[remote]?.some(isCanary));
};

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'trials-'));
  await ensureStore(store);
  const versionsOf = (remote: string) => {
    const extras = { routes: [{ path: `/${remote}`, preload: [] }], who: 'asha' };
    const idle = { deployment: { traffic: 0, default: false } };
    return [
      sampleVersion(remote, '2.1.0', { ...idle, extras: { ...extras, promotedAt: null } }),
      sampleVersion(remote, '2.0.0', { extras }),
    ];
  };
  await switchRegistry(store, (current) => ({
    next: {
      ...current,
      microFrontends: Object.fromEntries(REMOTES.map((name) => [name, versionsOf(name)])),
    },
    audit: { who: 't', action: 'release', remote: 'mf-a', from: null, to: '2.0.0', why: '' },
  }));
  for (const remote of ['mf-a', 'mf-b', 'mf-c']) await trial(remote);
});
afterEach(() => rm(store, { recursive: true, force: true }));

it('a fourth trial at once is refused in words that name the three and whose they are', async () => {
  await expect(trial('mf-d')).rejects.toThrow(REFUSAL);
  expect(await onTrial()).toEqual(['mf-a', 'mf-b', 'mf-c']);
});

it('a fourth trial at once is refused to a release that was built while the third began, and nothing of it is published', async () => {
  const release = publishRelease(
    {
      ...{ store, remote: 'mf-d', version: '2.2.0', share: 5 },
      ...{ sourceHash: '', commit: '', who: 'ravi', note: 'a test' },
    },
    {
      ...{ entry: 'web/entry.js', routes: [], slots: [], requires: {} },
      ...{ overBudget: undefined, pass: () => undefined },
    },
    join(store, 'no-build-is-read'),
  );
  await expect(release).rejects.toThrow(REFUSAL);
  expect(await onTrial()).toEqual(['mf-a', 'mf-b', 'mf-c']);
});

it('a trial under way may grow while there are as many as may be', async () => {
  await trial('mf-a', 50);
  const [grown] = (await readRegistry(store)).microFrontends['mf-a'] ?? [];
  expect(grown?.deployment.traffic).toBe(50);
});

it('a trial is refused a route that another remote has on trial, unless that trial reaches nobody any more', async () => {
  await endCanary(request('mf-b'));
  await endCanary(request('mf-c'));
  const claimed = { routes: [{ path: '/new', preload: [], query: [], shares: [] }], slots: [] };
  await switchRegistry(store, (current) => ({
    next: {
      ...current,
      microFrontends: Object.fromEntries(
        Object.entries(current.microFrontends).map(([name, versions]) => [
          name,
          versions.map((one) =>
            one.deployment.default
              ? one
              : {
                  ...one,
                  extras: { ...one.extras, routes: [...one.extras.routes, ...claimed.routes] },
                },
          ),
        ]),
      ),
    },
    audit: { who: 't', action: 'release', remote: 'mf-a', from: null, to: '2.1.0', why: '' },
  }));
  await expect(trial('mf-b')).rejects.toThrow(
    'The route /new belongs to mf-a. That is so by a trial under way: wait for its end.',
  );
  const release = publishRelease(
    {
      ...{ store, remote: 'mf-d', version: '2.2.0', share: 5 },
      ...{ sourceHash: '', commit: '', who: 'ravi', note: 'a test' },
    },
    {
      ...{ entry: 'web/entry.js', requires: {}, ...claimed },
      ...{ overBudget: undefined, pass: () => undefined },
    },
    join(store, 'no-build-is-read'),
  );
  await expect(release).rejects.toThrow('The route /new belongs to mf-a.');
  const stop = { at: '2026-11-23T00:00:00.000Z', who: 'host', why: '7 of 25 views failed.' };
  await writeStop(stopsDir(store), trialName('mf-a', '2.1.0'), stop);
  await trial('mf-b');
  expect(await onTrial()).toEqual(['mf-a', 'mf-b']);
});

it.each([
  ['promoted', () => promoteRemote(request('mf-b'))],
  ['ended', () => endCanary(request('mf-b'))],
  [
    'stopped by a host',
    () => {
      const stop = { at: '2026-11-23T00:00:00.000Z', who: 'host', why: '7 of 25 views failed.' };
      return writeStop(stopsDir(store), trialName('mf-b', '2.1.0'), stop);
    },
  ],
])('a trial makes room for another remote when it is %s', async (_how, end) => {
  await end();
  await trial('mf-d');
  expect(await onTrial()).toContain('mf-d');
});
