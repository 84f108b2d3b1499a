import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureStore, storePaths } from '@site/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import { ReleaseWatcher } from './release-watcher';

const log = { info: jest.fn(), error: jest.fn() } as unknown as FastifyBaseLogger;
let root: string;
let watcher: ReleaseWatcher;
const seen: string[] = [];
let isInForce: boolean;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'watch-'));
  await ensureStore(root);
  seen.length = 0;
  isInForce = true;
  watcher = new ReleaseWatcher(root, undefined, log, async (live) => {
    seen.push(live.snapshot.id);
    return isInForce;
  });
});
afterEach(async () => {
  watcher.stop();
  await rm(root, { recursive: true, force: true });
});

it('reads a verified registry at start', async () => {
  await watcher.start();
  expect(watcher.registryProblem).toBeUndefined();
  expect(seen).toHaveLength(1);
});

it('says that a registry is missing, and goes on looking', async () => {
  await rm(storePaths(root).registry);
  await watcher.start();
  expect(watcher.registryProblem).toBe('the registry is missing');
  expect(watcher.current).toBeUndefined();
});

it('refuses a registry whose signature is not that of the configured key', async () => {
  const file = storePaths(root).registry;
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace(/"signature": "../, '"signature": "xx'),
  );
  await watcher.start();
  expect(watcher.registryProblem).toBe('the registry is refused: bad signature');
});

it('tells of a live set again when it could not be put in force', async () => {
  isInForce = false;
  await watcher.start();
  isInForce = true;
  await watcher.markBroken('mf-none', '1.0.0', { reason: 'another look', hung: false });
  await watcher.markBroken('mf-none', '1.0.1', { reason: 'and another', hung: false });
  expect(seen).toHaveLength(2);
});
