import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  defaultVersion,
  ensureStore,
  nameSet,
  readRegistry,
  stopsDir,
  switchRegistry,
  trialName,
  writeStop,
} from '../../registry';
import { sampleVersion } from '../../testing/sample-registry';
import { backToSet } from '../back-to-set';
import { restoreRelease } from '../restore';
import { type RollbackRequest, rollbackRemote } from './rollback';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rollback-'));
  await ensureStore(root);
  const idle = { deployment: { traffic: 0, default: false } };
  await switchRegistry(root, (current) => ({
    next: {
      ...current,
      microFrontends: {
        'mf-catalog': [
          sampleVersion('mf-catalog', '1.2.0', {
            extras: { releasedAt: '2026-11-03T00:00:00.000Z' },
          }),
          sampleVersion('mf-catalog', '1.1.0', {
            ...idle,
            extras: { releasedAt: '2026-11-02T00:00:00.000Z' },
          }),
          sampleVersion('mf-catalog', '1.0.0', {
            ...idle,
            extras: { releasedAt: '2026-11-01T00:00:00.000Z' },
          }),
        ],
      },
    },
    audit: {
      who: 'test',
      action: 'release',
      remote: 'mf-catalog',
      from: null,
      to: '1.2.0',
      why: '',
    },
  }));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const provides = { react: '19.3.1' };
const live = async () =>
  defaultVersion((await readRegistry(root)).microFrontends['mf-catalog'] ?? []).metadata.version;
const rollback = (version?: string, change: Partial<RollbackRequest> = {}) =>
  rollbackRemote({
    store: root,
    remote: 'mf-catalog',
    who: 'test',
    why: 'a test',
    provides,
    ...(version === undefined ? {} : { version }),
    ...change,
  });

it('a rollback goes back one release at a time', async () => {
  await rollback();
  expect(await live()).toBe('1.1.0');
  await rollback();
  expect(await live()).toBe('1.0.0');
  await expect(rollback()).rejects.toThrow('1.0.0 is the first release');
});

it('a rollback goes to the version that is named, forward again too', async () => {
  await rollback('1.0.0');
  await rollback('1.2.0');
  expect(await live()).toBe('1.2.0');
});

it('a rollback names what is released when asked for something else', async () => {
  await expect(rollback('9.9.9')).rejects.toThrow(
    'There is no release 9.9.9. Released: 1.2.0, 1.1.0, 1.0.0',
  );
});

it('a rollback of a remote of which nothing is released says so, and what is', async () => {
  await expect(rollback(undefined, { remote: 'mf-dealers' })).rejects.toThrow(
    'mf-dealers has no release. Known: mf-catalog',
  );
});

it('a rollback gives nobody a version that did harm on trial and was never live, and goes back to one that was', async () => {
  const idle = { deployment: { traffic: 0, default: false } };
  const trial = sampleVersion('mf-catalog', '1.3.0', { ...idle, extras: { promotedAt: null } });
  await switchRegistry(root, (current) => ({
    next: {
      ...current,
      microFrontends: { 'mf-catalog': [trial, ...(current.microFrontends['mf-catalog'] ?? [])] },
    },
    audit: { who: 't', action: 'canary', remote: 'mf-catalog', from: null, to: '1.3.0', why: '' },
  }));
  const stop = { at: '2026-11-04T00:00:00.000Z', who: 'host web-1', why: '7 of 25 views failed.' };
  for (const version of ['1.3.0', '1.1.0'])
    await writeStop(stopsDir(root), trialName('mf-catalog', version), stop);
  await expect(rollback('1.3.0')).rejects.toThrow('The trial of 1.3.0 was stopped by host web-1');
  expect(await live()).toBe('1.2.0');
  await rollback('1.1.0');
  expect(await live()).toBe('1.1.0');
});

it('a rollback is refused when the host no longer provides what the version needs', async () => {
  await expect(rollback('1.0.0', { provides: { react: '20.0.0' } })).rejects.toThrow(
    'react: needs ^19.0.0, the host provides 20.0.0.',
  );
  expect(await live()).toBe('1.2.0');
});

it('a rollback is refused when another remote has the route by now', async () => {
  await switchRegistry(root, (current) => ({
    next: {
      ...current,
      microFrontends: {
        'mf-catalog': (current.microFrontends['mf-catalog'] ?? []).map((v) =>
          v.deployment.default
            ? { ...v, extras: { ...v.extras, routes: [{ path: '/news', preload: [] }] } }
            : v,
        ),
        'mf-dealers': [sampleVersion('mf-dealers', '1.0.0')],
      },
    },
    audit: {
      who: 'test',
      action: 'release',
      remote: 'mf-dealers',
      from: null,
      to: '1.0.0',
      why: '',
    },
  }));
  await expect(rollback()).rejects.toThrow('The route / belongs to mf-dealers.');
  expect(await live()).toBe('1.2.0');
});

describe('sources that are those of an earlier release again', () => {
  const restore = async (version: string) => {
    const versions = (await readRegistry(root)).microFrontends['mf-catalog'] ?? [];
    const earlier = versions.find((v) => v.metadata.version === version);
    if (!earlier) throw new Error(`no ${version}`);
    const request = { store: root, remote: 'mf-catalog', who: 'start', provides };
    return restoreRelease(earlier, request);
  };

  it('bring it back to life, there and back', async () => {
    expect(await restore('1.1.0')).toBeUndefined();
    expect(await live()).toBe('1.1.0');
    expect(await restore('1.2.0')).toBeUndefined();
    expect(await live()).toBe('1.2.0');
  });

  it('do not undo a rollback, and name who made it', async () => {
    await rollback();
    expect(await restore('1.2.0')).toEqual({ rolledBackBy: 'test' });
    expect(await live()).toBe('1.1.0');
  });

  it('do not undo an emergency stop, and name who made it', async () => {
    await restore('1.1.0');
    await nameSet(root, 'calm');
    await restore('1.2.0');
    await backToSet({ store: root, name: 'calm', who: 'Asha', why: '', provides });
    expect(await restore('1.2.0')).toEqual({ rolledBackBy: 'Asha' });
    expect(await live()).toBe('1.1.0');
  });
});
