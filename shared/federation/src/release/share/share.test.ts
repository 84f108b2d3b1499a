import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureStore,
  readAudit,
  readRegistry,
  stopsDir,
  switchRegistry,
  trialName,
  writeStop,
} from '../../registry';
import { sampleVersion } from '../../testing/sample-registry';
import { rollbackRemote } from '../rollback/rollback';
import { endCanary } from './end-canary';
import { promoteRemote } from './promote';
import { startCanary } from './start-canary';

let store: string;
const REMOTE = 'mf-catalog';
const idle = { deployment: { traffic: 0, default: false } };
const on = (day: number) => `2026-11-0${day}T00:00:00.000Z`;

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'share-'));
  await ensureStore(store);
  const versions = [
    sampleVersion(REMOTE, '1.2.0', { extras: { releasedAt: on(3) } }),
    sampleVersion(REMOTE, '1.3.0', { ...idle, extras: { releasedAt: on(2), promotedAt: null } }),
    sampleVersion(REMOTE, '1.1.0', { ...idle, extras: { releasedAt: on(1) } }),
  ];
  await switchRegistry(store, (current) => ({
    next: { ...current, microFrontends: { [REMOTE]: versions } },
    audit: { who: 't', action: 'release', remote: REMOTE, from: null, to: '1.2.0', why: '' },
  }));
});
afterEach(() => rm(store, { recursive: true, force: true }));

const by = () => ({
  store,
  remote: REMOTE,
  who: 'ravi',
  why: 'a test',
  provides: { react: '19.3.1' },
});
const candidate = () => ({ ...by(), allowRemoval: false });
const traffic = async () => {
  const versions = (await readRegistry(store)).microFrontends[REMOTE] ?? [];
  return Object.fromEntries(versions.map((v) => [v.metadata.version, v.deployment.traffic]));
};

it('a promotion gives what was released for preview to a share, then to more, then to everybody', async () => {
  await startCanary({ ...candidate(), share: 10 });
  expect(await traffic()).toEqual({ '1.2.0': 90, '1.3.0': 10, '1.1.0': 0 });
  await startCanary({ ...candidate(), share: 50 });
  expect(await traffic()).toEqual({ '1.2.0': 50, '1.3.0': 50, '1.1.0': 0 });
  expect((await promoteRemote(candidate())).metadata.version).toBe('1.3.0');
  expect(await traffic()).toEqual({ '1.2.0': 0, '1.3.0': 100, '1.1.0': 0 });
  expect(
    (await readAudit(store)).slice(1).map(({ action, from, to }) => [action, from, to]),
  ).toEqual([
    ['canary', '1.2.0', '1.3.0'],
    ['canary', '1.2.0', '1.3.0'],
    ['promote', '1.2.0', '1.3.0'],
  ]);
});

it('a promotion of no named version takes the one on trial, before what is released for preview', async () => {
  await startCanary({ ...candidate(), version: '1.1.0', share: 10 });
  expect((await promoteRemote(candidate())).metadata.version).toBe('1.1.0');
});

it('a promotion of no named version needs a trial or a preview, and a remote that is released', async () => {
  await promoteRemote(candidate());
  await expect(promoteRemote(candidate())).rejects.toThrow(
    'There is neither a trial nor a preview. Name one with --version.',
  );
  await expect(promoteRemote({ ...candidate(), remote: 'mf-club' })).rejects.toThrow(
    'mf-club has no release.',
  );
});

it('a promotion goes back from what was promoted to what was live before that, not before its release', async () => {
  await promoteRemote(candidate());
  await rollbackRemote(by());
  expect(await traffic()).toEqual({ '1.2.0': 100, '1.3.0': 0, '1.1.0': 0 });
});

it('a promotion never goes back to what only previews have shown', async () => {
  await rollbackRemote(by());
  expect(await traffic()).toEqual({ '1.2.0': 0, '1.3.0': 0, '1.1.0': 100 });
});

it('a promotion gives everybody the live version again when a trial ends', async () => {
  await expect(endCanary(by())).rejects.toThrow('mf-catalog has no version on trial.');
  await startCanary({ ...candidate(), share: 10 });
  expect((await endCanary(by())).metadata.version).toBe('1.3.0');
  expect(await traffic()).toEqual({ '1.2.0': 100, '1.3.0': 0, '1.1.0': 0 });
});

it('a promotion does not try a version again that a host has taken from its visitors, and says why it did', async () => {
  const stop = { at: on(4), who: 'host web-1', why: '7 of 25 views failed.' };
  expect(await writeStop(stopsDir(store), trialName(REMOTE, '1.3.0'), stop)).toBe(true);
  expect(await writeStop(stopsDir(store), trialName(REMOTE, '1.3.0'), stop)).toBe(false);
  await expect(startCanary({ ...candidate(), share: 10 })).rejects.toThrow(
    'The trial of 1.3.0 was stopped by host web-1: 7 of 25 views failed.',
  );
  await expect(promoteRemote(candidate())).rejects.toThrow('was stopped by host web-1');
  expect(await traffic()).toEqual({ '1.2.0': 100, '1.3.0': 0, '1.1.0': 0 });
});

it('a promotion ends where nobody can say what hosts have stopped', async () => {
  await writeFile(stopsDir(store), 'a file is no folder');
  await expect(promoteRemote(candidate())).rejects.toThrow('ENOTDIR');
  await expect(startCanary({ ...candidate(), share: 10 })).rejects.toThrow('ENOTDIR');
  expect(await traffic()).toEqual({ '1.2.0': 100, '1.3.0': 0, '1.1.0': 0 });
});

it('a promotion refuses what the gate refuses, what is live, and what is not there', async () => {
  const newer = { ...candidate(), provides: { react: '20.0.0' } };
  await expect(promoteRemote(newer)).rejects.toThrow('react: needs ^19.0.0');
  await expect(promoteRemote({ ...candidate(), version: '1.2.0' })).rejects.toThrow('live already');
  await expect(startCanary({ ...candidate(), version: '9.9.9', share: 5 })).rejects.toThrow(
    'There is no release 9.9.9.',
  );
});
