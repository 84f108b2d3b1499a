import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultVersion, ensureStore, readRegistry, switchRegistry } from '../registry';
import { sampleVersion } from '../testing/sample-registry';
import { rollbackRemote } from './rollback';

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

const live = async () =>
  defaultVersion((await readRegistry(root)).microFrontends['mf-catalog'] ?? []).metadata.version;
const rollback = (to?: string) => rollbackRemote(root, 'mf-catalog', 'test', 'a test', to);

it('goes back one release at a time', async () => {
  await rollback();
  expect(await live()).toBe('1.1.0');
  await rollback();
  expect(await live()).toBe('1.0.0');
  await expect(rollback()).rejects.toThrow('1.0.0 is the first release');
});

it('goes to the version that is named, forward again too', async () => {
  await rollback('1.0.0');
  await rollback('1.2.0');
  expect(await live()).toBe('1.2.0');
});

it('names what is released when asked for something else', async () => {
  await expect(rollback('9.9.9')).rejects.toThrow(
    'There is no release 9.9.9. Released: 1.2.0, 1.1.0, 1.0.0',
  );
});
