import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CONTENT,
  ensureStore,
  isRetired,
  nameSet,
  type RegistryVersion,
  readAudit,
  readRegistry,
  setOf,
  startsOf,
  switchRegistry,
  withStarts,
} from '../../registry';
import { sampleVersion } from '../../testing/sample-registry';
import { backToSet } from '../back-to-set';
import { linkProblems } from '../content/link-problems';
import { claimProblems } from '../gate/gate';
import { prunable } from '../prune/prunable';
import { rollbackRemote } from '../rollback/rollback';
import { scheduleRemote } from '../schedule';
import { promoteRemote } from '../share/promote';
import { startCanary } from '../share/start-canary';
import { type RetireRequest, retireRemote } from './retire';

const CLUB = 'mf-club';
const idle = { deployment: { traffic: 0, default: false } };
const parts = (path: string, slots: string[] = []) => ({
  routes: [{ path, preload: [] }],
  slots: slots.map((name) => ({ name, preload: [] })),
});
const ridesPage = parts('/rides');

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'retire-'));
  await ensureStore(store);
  await put({
    [CLUB]: [
      sampleVersion(CLUB, '1.3.0', { ...idle, extras: { ...ridesPage, promotedAt: null } }),
      sampleVersion(CLUB, '1.2.0', { extras: ridesPage }),
    ],
    'mf-catalog': [sampleVersion('mf-catalog', '1.0.0', { extras: parts('/', ['offers-popup']) })],
  });
});
afterEach(() => rm(store, { recursive: true, force: true }));

/** Puts remotes into the registry beside what is there. */
const put = (remotes: Record<string, RegistryVersion[]>) =>
  switchRegistry(store, (current) => ({
    next: { ...current, microFrontends: { ...current.microFrontends, ...remotes } },
    audit: { who: 't', action: 'release', remote: CLUB, from: null, to: '1.2.0', why: '' },
  }));
const linkFromContent = (link: string) =>
  put({ [CONTENT]: [sampleVersion(CONTENT, '1.0.0', { extras: { links: [link] } })] });
const by = { who: 'ravi', why: 'the season is over' };
const provides = { react: '19.3.1' };
const retire = (change: Partial<RetireRequest> = {}) =>
  retireRemote({ store, remote: CLUB, ...by, allowRemoval: false, ...change });
const rollback = () => rollbackRemote({ store, remote: CLUB, ...by, provides });
const candidate = { remote: CLUB, ...by, provides, allowRemoval: false };
const versionsOf = async (remote = CLUB) =>
  (await readRegistry(store)).microFrontends[remote] ?? [];
const isOut = async () => isRetired(await versionsOf());
const liveSet = async () => setOf(await readRegistry(store));

it('a retired remote is live for nobody, keeps its releases, and the audit log says who retired it and why', async () => {
  expect((await retire()).metadata.version).toBe('1.2.0');
  expect(await isOut()).toBe(true);
  expect((await versionsOf()).map(({ metadata }) => metadata.version)).toEqual(['1.3.0', '1.2.0']);
  expect(await liveSet()).toEqual({ 'mf-catalog': '1.0.0' });
  expect((await readAudit(store)).at(-1)).toMatchObject({ ...by, action: 'retire', remote: CLUB });
  await expect(retire()).rejects.toThrow('mf-club is retired already.');
});

it('a retired remote comes back with a rollback, as what visitors got last', async () => {
  await retire();
  await rollback();
  expect(await liveSet()).toMatchObject({ [CLUB]: '1.2.0' });
  expect((await readAudit(store)).at(-1)).toMatchObject({ from: null, to: '1.2.0' });
});

it('a retired remote comes back with the promotion of a preview', async () => {
  await retire();
  await promoteRemote({ store, ...candidate });
  expect(await liveSet()).toMatchObject({ [CLUB]: '1.3.0' });
});

it('a retired remote comes back by itself at a time that was planned for a version of it', async () => {
  const startsAt = '2126-11-29T00:00:00.000Z';
  await retire();
  await scheduleRemote({ store, ...candidate, startsAt });
  expect(await isOut()).toBe(true);
  const registry = await readRegistry(store);
  const at = (time: string) =>
    withStarts(
      registry,
      startsOf(registry, Date.parse(time), () => false),
    );
  expect(setOf(at('2126-11-28T00:00:00.000Z'))).toEqual({ 'mf-catalog': '1.0.0' });
  expect(setOf(at('2126-11-30T00:00:00.000Z'))).toMatchObject({ [CLUB]: '1.3.0' });
});

it('a retired remote comes back with the emergency stop to a set that it was in', async () => {
  await nameSet(store, 'season');
  await retire();
  await backToSet({ store, name: 'season', ...by, provides });
  expect(await liveSet()).toMatchObject({ [CLUB]: '1.2.0' });
});

it('a retired remote stays out with the emergency stop to a set without it', async () => {
  await retire();
  await nameSet(store, 'winter');
  await backToSet({ store, name: 'winter', ...by, provides });
  expect(await isOut()).toBe(true);
});

it('a retired remote has no trial, because the other visitors would get nothing', async () => {
  await retire();
  await expect(startCanary({ store, ...candidate, share: 10 })).rejects.toThrow(
    'mf-club is retired: there is no live version for the other visitors.',
  );
  await expect(promoteRemote({ store, ...candidate, version: '1.2.0' })).rejects.toThrow(
    '1.2.0 is what visitors got before the remote was retired: `pnpm release rollback`',
  );
});

it('a trial and a plan end when their remote is retired', async () => {
  const startsAt = '2126-11-29T00:00:00.000Z';
  const waiting = { ...idle, extras: { ...ridesPage, promotedAt: null, startsAt } };
  await put({
    [CLUB]: [
      sampleVersion(CLUB, '1.4.0', waiting),
      sampleVersion(CLUB, '1.2.0', { extras: ridesPage }),
    ],
  });
  await startCanary({ store, ...candidate, version: '1.4.0', share: 10 });
  await retire();
  expect(await isOut()).toBe(true);
  expect((await versionsOf()).map(({ extras }) => extras.startsAt)).toEqual([undefined, undefined]);
});

it('the routes of a retired remote are free for another one, and then keep it from coming back', async () => {
  const other = { remote: 'mf-rides', requires: {}, routes: [{ path: '/rides' }], slots: [] };
  const problems = async () => claimProblems(other, await readRegistry(store), provides, false);
  expect(await problems()).not.toEqual([]);
  await retire();
  expect(await problems()).toEqual([]);
  await put({ 'mf-rides': [sampleVersion('mf-rides', '1.0.0', { extras: ridesPage })] });
  await expect(rollback()).rejects.toThrow('The route /rides belongs to mf-rides.');
});

it('a retired remote may come back with fewer pages than it had', async () => {
  await retire();
  const without = { remote: CLUB, requires: {}, routes: [], slots: [] };
  expect(claimProblems(without, await readRegistry(store), provides, false)).toEqual([]);
});

describe('a remote to which something still leads', () => {
  it('is retired only where that is allowed: a link of the content', async () => {
    await linkFromContent('/rides?from=menu');
    await expect(retire()).rejects.toThrow(
      'A link of the content leads to /rides?from=menu (pass --allow-removal if that may end).',
    );
    expect(await isOut()).toBe(false);
    await retire({ allowRemoval: true });
    expect(await isOut()).toBe(true);
  });

  it('is retired though the content has links that led nowhere before', async () => {
    await linkFromContent('/nowhere');
    await retire();
    expect(await isOut()).toBe(true);
  });

  it('is named with the home page and the slots that the shell shows', async () => {
    const catalog = retire({ remote: 'mf-catalog' });
    await expect(catalog).rejects.toThrow('A link of the header leads to /');
    await expect(catalog).rejects.toThrow('The shell shows its slot offers-popup');
  });

  it('makes a content with such a link wait, once it is retired', async () => {
    await retire();
    expect(linkProblems([{ link: '/rides' }], await readRegistry(store))).toEqual([
      'The content: the link /rides leads to no page. Release the remote that has it first, or mend the link.',
    ]);
  });
});

it('content cannot be retired', async () => {
  await linkFromContent('/rides');
  await expect(retire({ remote: CONTENT, allowRemoval: true })).rejects.toThrow(
    'The content cannot be retired: every page shows texts of it.',
  );
});

it('pruning keeps of a retired remote what it would come back with', () => {
  const old = { releasedAt: '2026-01-01T00:00:00.000Z' };
  const versions = ['1.2.0', '1.1.0', '1.0.0'].map((version) =>
    sampleVersion(CLUB, version, {
      deployment: { traffic: 0, default: version === '1.1.0' },
      extras: old,
    }),
  );
  const gone = prunable(CLUB, versions, [], { keep: 0, days: 14, now: Date.parse('2026-11-29') });
  expect(gone.map(({ metadata }) => metadata.version)).toEqual(['1.2.0', '1.0.0']);
});
