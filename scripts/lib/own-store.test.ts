import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureStore, switchRegistry } from '../../shared/federation/src/registry';
import { sampleVersion } from '../../shared/federation/src/testing/sample-registry';
import { claimStore } from './own-store';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'own-'));
  await ensureStore(store);
});
afterEach(() => rm(store, { recursive: true, force: true }));

const release = () =>
  switchRegistry(store, (current) => ({
    next: { ...current, microFrontends: { 'mf-a': [sampleVersion('mf-a', '8.0.0')] } },
    audit: { who: 't', action: 'release', remote: 'mf-a', from: null, to: '8.0.0', why: '' },
  }));

it('the claim of a store lets a start release into a store that lies in its own workspace', async () => {
  await release();
  expect(await claimStore(store, tmpdir())).toBe(true);
});

it('the claim of a store gives an empty store to the first workspace that starts with it, for good', async () => {
  expect(await claimStore(store, '/home/ravi/site')).toBe(true);
  await release();
  expect(await claimStore(store, '/home/ravi/site')).toBe(true);
  expect(await claimStore(store, '/home/meera/site')).toBe(false);
});

it('the claim of a store leaves a store with releases to those who released into it', async () => {
  await release();
  expect(await claimStore(store, '/home/meera/site')).toBe(false);
});
