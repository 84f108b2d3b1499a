import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  defaultVersion,
  ensureStore,
  nameSet,
  openRegistry,
  type RegistryVersion,
  readAudit,
  readRegistry,
  readSet,
  startsOf,
  stopsDir,
  storePaths,
  switchRegistry,
  trialName,
  withStarts,
  writeStop,
} from '../registry';
import { letIn, withKey } from '../testing/sample-keys';
import { sampleVersion } from '../testing/sample-registry';
import { backToSet } from './back-to-set';
import { prunable } from './prune/prunable';
import { rollbackRemote } from './rollback/rollback';
import { cancelSchedule, parseStart, scheduleRemote } from './schedule';
import { promoteRemote } from './share/promote';

const REMOTE = 'mf-catalog';
const SOON = '2026-12-01T03:30:00.000Z';
const LATER = Date.parse(SOON) + 1;
const idle = { deployment: { traffic: 0, default: false } };
const provides = { react: '19.3.1' };
let store: string;

const put = (remote: string, versions: RegistryVersion[]) =>
  switchRegistry(store, (current) => ({
    next: { ...current, microFrontends: { ...current.microFrontends, [remote]: versions } },
    audit: { who: 't', action: 'release', remote, from: null, to: '1.2.0', why: '' },
  }));
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'schedule-'));
  await ensureStore(store);
  await put(REMOTE, [
    sampleVersion(REMOTE, '1.3.0', { ...idle, extras: { promotedAt: null } }),
    sampleVersion(REMOTE, '1.2.0'),
  ]);
});
afterEach(() => {
  jest.restoreAllMocks();
  return rm(store, { recursive: true, force: true });
});

const by = () => ({ store, remote: REMOTE, who: 'ravi', why: 'the festival', provides });
const schedule = (startsAt = SOON) => scheduleRemote({ ...by(), allowRemoval: false, startsAt });
const live = async (remote = REMOTE) => {
  const versions = (await readRegistry(store)).microFrontends[remote] ?? [];
  return defaultVersion(versions).metadata.version;
};
/** Everybody's clock from now on. */
const setClock = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);

it('a planned release goes live at its time for everybody who reads the registry, and nobody has to write it', async () => {
  await schedule();
  const text = await readFile(storePaths(store).registry, 'utf8');
  expect(await live()).toBe('1.2.0');
  setClock(LATER);
  expect(await live()).toBe('1.3.0');
  expect(await readFile(storePaths(store).registry, 'utf8')).toBe(text);
});

it('a planned release is a version like any other once it is live: it is rolled back to the one before', async () => {
  await schedule();
  setClock(LATER);
  await rollbackRemote(by());
  expect(await live()).toBe('1.2.0');
  setClock(LATER + 1_000);
  expect(await live()).toBe('1.2.0');
  expect(
    (await readAudit(store)).slice(1).map((line) => [line.action, line.from, line.to]),
  ).toEqual([
    ['schedule', '1.2.0', '1.3.0'],
    ['start', '1.2.0', '1.3.0'],
    ['rollback', '1.3.0', '1.2.0'],
  ]);
});

it('a planned release is taken back before its time, and not after', async () => {
  await schedule();
  await expect(schedule('2026-12-02T03:30:00.000Z')).resolves.toBeDefined(); // another time
  expect((await cancelSchedule(by())).metadata.version).toBe('1.3.0');
  await expect(cancelSchedule(by())).rejects.toThrow('Nothing is planned of mf-catalog.');
  setClock(LATER + 48 * 3_600_000);
  expect(await live()).toBe('1.2.0');
});

it('a planned release does not wait any more when it is promoted, and a second one does not wait beside it', async () => {
  await schedule();
  const versions = (await readRegistry(store)).microFrontends[REMOTE] ?? [];
  const third = sampleVersion(REMOTE, '1.4.0', { ...idle, extras: { promotedAt: null } });
  await put(REMOTE, [...versions, third]);
  await expect(
    scheduleRemote({ ...by(), allowRemoval: false, startsAt: SOON, version: '1.4.0' }),
  ).rejects.toThrow(`1.3.0 is to go live at ${SOON}.`);
  await promoteRemote({ ...by(), allowRemoval: false, version: '1.3.0' });
  await promoteRemote({ ...by(), allowRemoval: false, version: '1.4.0' });
  setClock(LATER);
  expect(await live()).toBe('1.4.0');
});

it('a planned release holds its routes from the moment when it is planned', async () => {
  const routes = [{ path: '/festival', preload: [] }];
  await put(REMOTE, [
    sampleVersion(REMOTE, '1.3.0', { ...idle, extras: { promotedAt: null, routes } }),
    sampleVersion(REMOTE, '1.2.0', { extras: { routes: [] } }),
  ]);
  await schedule();
  await put('mf-dealers', [
    sampleVersion('mf-dealers', '2.0.0', { ...idle, extras: { promotedAt: null, routes } }),
    sampleVersion('mf-dealers', '1.0.0', { extras: { routes: [] } }),
  ]);
  await expect(
    promoteRemote({ ...by(), remote: 'mf-dealers', allowRemoval: false }),
  ).rejects.toThrow('The route /festival belongs to mf-catalog.');
});

it('a planned release starts for the holder of a key for other remotes, whose switch leaves it as it was signed', async () => {
  await put('mf-dealers', [sampleVersion('mf-dealers', '1.0.0', { extras: { routes: [] } })]);
  const key = await letIn(store, 'ravi', ['mf-dealers']);
  await schedule();
  setClock(LATER);
  await withKey(key, () =>
    put('mf-dealers', [sampleVersion('mf-dealers', '1.1.0', { extras: { routes: [] } })]),
  );
  expect([await live(), await live('mf-dealers')]).toEqual(['1.3.0', '1.1.0']);
});

it('a planned release does not start what a host has taken from the visitors of its trial', async () => {
  await schedule();
  const stop = { at: SOON, who: 'host web-1', why: '7 of 25 views failed.' };
  await writeStop(stopsDir(store), trialName(REMOTE, '1.3.0'), stop);
  setClock(LATER);
  expect(await live()).toBe('1.2.0');
});

it('a planned release is not one whose trial a host has stopped: it would never start', async () => {
  const stop = { at: SOON, who: 'host web-1', why: '7 of 25 views failed.' };
  await writeStop(stopsDir(store), trialName(REMOTE, '1.3.0'), stop);
  await expect(schedule()).rejects.toThrow(
    'The trial of 1.3.0 was stopped by host web-1: 7 of 25 views failed.',
  );
  await expect(cancelSchedule(by())).rejects.toThrow('Nothing is planned of mf-catalog.');
});

it('a planned release is rolled back also where what hosts have stopped cannot be read', async () => {
  await schedule();
  setClock(LATER);
  await rm(stopsDir(store), { recursive: true, force: true });
  await writeFile(stopsDir(store), 'no folder');
  expect(await live()).toBe('1.3.0');
  await rollbackRemote(by());
  expect(await live()).toBe('1.2.0');
  await rm(stopsDir(store));
  expect(await live()).toBe('1.2.0');
});

it('a planned release is in a set that is named after its start, and not in one of before', async () => {
  await schedule();
  await nameSet(store, 'before');
  jest.useFakeTimers({
    now: LATER,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'],
  });
  await nameSet(store, 'after');
  jest.useRealTimers();
  expect(await readSet(store, 'before')).toEqual({ [REMOTE]: '1.2.0' });
  expect(await readSet(store, 'after')).toEqual({ [REMOTE]: '1.3.0' });
});

it('a planned release is given up by the emergency stop', async () => {
  await nameSet(store, 'calm');
  await schedule();
  await backToSet({ store, name: 'calm', who: 'ravi', why: '', provides });
  setClock(LATER);
  expect(await live()).toBe('1.2.0');
});

it('a planned release is not pruned while it waits', async () => {
  await schedule();
  const versions = (await readRegistry(store)).microFrontends[REMOTE] ?? [];
  expect(prunable(REMOTE, versions, [], { keep: 1, days: 0, now: LATER })).toEqual([]);
});

it('a planned release is made of the signed registry alone: the same for each host', async () => {
  await schedule();
  const key = await readFile(storePaths(store).publicKey, 'utf8');
  const { registry } = openRegistry(await readFile(storePaths(store).registry, 'utf8'), key);
  const at = (now: number) => startsOf(registry, now, () => false);
  expect(at(Date.parse(SOON) - 1)).toEqual([]);
  expect(withStarts(registry, [])).toBe(registry);
  const started = withStarts(registry, at(Date.parse(SOON))).microFrontends[REMOTE]?.[0];
  expect([started?.deployment, started?.extras.promotedAt, started?.extras.startsAt]).toEqual([
    { traffic: 100, default: true },
    SOON,
    undefined,
  ]);
});

it.each(['tomorrow', '2026-12-01', '2026-12-01T09:00:00', '2026-13-01T09:00:00Z'])(
  'the release command does not guess what time %s is',
  (text) => {
    expect(() => parseStart(text, 0)).toThrow('wants a time with its time zone');
  },
);

it('the release command reads a time of any zone, and none that has passed', () => {
  expect(parseStart('2026-12-01T09:00:00+05:30', 0)).toBe(SOON);
  expect(() => parseStart('2026-12-01T09:00:00+05:30', LATER)).toThrow('has passed already');
});
