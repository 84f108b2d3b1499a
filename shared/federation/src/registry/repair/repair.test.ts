import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleVersion } from '../../testing/sample-registry';
import { sealRelease } from '../envelope/release-entry';
import { integrityOf } from '../integrity';
import { nameSet } from '../named-sets';
import { isRetired } from '../schema/retired';
import type { RegistryVersion } from '../schema/version-schema';
import { defaultVersion } from '../select';
import { withoutTraffic } from '../shares';
import { ensureStore } from '../store/ensure-store';
import { readRegistry } from '../store/read-registry';
import { switchRegistry } from '../store/switch-registry';
import { storePaths } from '../store-files';
import { readKeys } from '../store-keys';
import { repairRegistry } from './repair';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'repair-'));
  await ensureStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Writes the folder of a release, and makes it live. */
async function release(remote: string, version: string, releasedAt: string): Promise<void> {
  const files = `{"of":"${remote}@${version}"}`;
  const entry = sampleVersion(remote, version, {
    extras: { releasedAt, filesIntegrity: integrityOf(files) },
  });
  const { folder } = entry.extras;
  const paths = storePaths(root);
  await mkdir(join(root, folder), { recursive: true });
  await writeFile(paths.releaseFiles(folder), files);
  const { privateKey } = await readKeys(root);
  await writeFile(paths.releaseEntry(folder), sealRelease(entry, privateKey));
  await makeLive(remote, version, entry);
}

function makeLive(remote: string, version: string, entry?: RegistryVersion) {
  return switchRegistry(root, (current) => {
    const all = [...(entry ? [entry] : []), ...(current.microFrontends[remote] ?? [])];
    const versions = all.map((v) => {
      const isLive = v.metadata.version === version;
      return { ...v, deployment: { traffic: isLive ? 100 : 0, default: isLive } };
    });
    return {
      next: { ...current, microFrontends: { ...current.microFrontends, [remote]: versions } },
      audit: { who: 'test', action: 'release', remote, from: null, to: version, why: '' },
    };
  });
}

async function liveVersions(): Promise<Record<string, string>> {
  const { microFrontends } = await readRegistry(root);
  return Object.fromEntries(
    Object.entries(microFrontends).map(([name, v]) => [name, defaultVersion(v).metadata.version]),
  );
}

const LIVE = { 'mf-a': '1.0.0', 'mf-b': '2.0.0' };
beforeEach(async () => {
  await release('mf-a', '1.0.0', '2026-11-20T10:00:00.000Z');
  await release('mf-a', '1.1.0', '2026-11-21T10:00:00.000Z');
  await release('mf-b', '2.0.0', '2026-11-20T10:00:00.000Z');
  await makeLive('mf-a', '1.0.0'); // rolled back
});

it('the repair of a registry leaves a whole registry alone', async () => {
  expect((await repairRegistry(root, 'test')).from).toBe('nothing to repair');
  expect(await liveVersions()).toEqual(LIVE);
});

it.each([
  ['deleted', () => rm(storePaths(root).registry)],
  ['corrupt', () => writeFile(storePaths(root).registry, '{"registry":')],
  ['empty', () => writeFile(storePaths(root).registry, '')],
])('the repair of a registry puts the last one back when it was %s', async (_how, damage) => {
  await damage();
  expect((await repairRegistry(root, 'test')).from).toBe('the last kept registry');
  expect(await liveVersions()).toEqual(LIVE);
});

it('the repair of a registry says how to repair it, and releases nothing onto a registry that is lost or damaged', async () => {
  await rm(storePaths(root).registry);
  await expect(ensureStore(root)).rejects.toThrow('pnpm release repair');
  await writeFile(storePaths(root).registry, 'not json');
  await expect(makeLive('mf-b', '2.0.0')).rejects.toThrow(
    'registry.json cannot be used: not JSON. `pnpm release repair` puts the last good one back.',
  );
});

it('the repair of a registry makes it of what each release says of itself when no copy is left either', async () => {
  await rm(storePaths(root).registry);
  await rm(storePaths(root).history, { recursive: true });
  await mkdir(join(root, 'mf-c/1.0.0'), { recursive: true });
  await writeFile(storePaths(root).releaseFiles('mf-c/1.0.0'), '{}');
  await writeFile(storePaths(root).releaseFiles('mf-a/1.1.0'), '{"tampered":true}');
  await expect(ensureStore(root)).rejects.toThrow('there are releases');
  const { from, left } = await repairRegistry(root, 'test');
  expect(from).toBe('the entries of the releases');
  expect(left.sort()).toEqual(['mf-a/1.1.0', 'mf-c/1.0.0']);
  expect(await liveVersions()).toEqual(LIVE);
});

it('the repair of a registry refuses to make an empty one', async () => {
  await rm(root, { recursive: true });
  await mkdir(root);
  await expect(repairRegistry(root, 'test')).rejects.toThrow('is not here');
});

it('the repair of a registry knows what an emergency stop made live, of a remote that is younger than its set too', async () => {
  await nameSet(root, 'calm');
  await makeLive('mf-a', '1.1.0');
  await release('mf-d', '3.0.0', '2026-11-22T10:00:00.000Z');
  await switchRegistry(root, (current) => ({
    next: current,
    audit: { who: 'test', action: 'back-to', remote: '*', from: null, to: 'calm', why: '' },
  }));
  await rm(storePaths(root).registry);
  await rm(storePaths(root).history, { recursive: true });
  await repairRegistry(root, 'test');
  expect(await liveVersions()).toEqual({ ...LIVE, 'mf-d': '3.0.0' });
});

it('the repair of a registry leaves a retired remote out of the site', async () => {
  await switchRegistry(root, (current) => ({
    next: {
      ...current,
      microFrontends: {
        ...current.microFrontends,
        'mf-b': withoutTraffic(current.microFrontends['mf-b'] ?? []),
      },
    },
    audit: { who: 't', action: 'retire', remote: 'mf-b', from: '2.0.0', to: '2.0.0', why: '' },
  }));
  await rm(storePaths(root).registry);
  await rm(storePaths(root).history, { recursive: true });
  await repairRegistry(root, 'test');
  const { microFrontends } = await readRegistry(root);
  expect(
    Object.keys(microFrontends).filter((name) => isRetired(microFrontends[name] ?? [])),
  ).toEqual(['mf-b']);
  expect(await liveVersions()).toEqual(LIVE);
});
