import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setOf } from '../registry';
import { readAudit } from '../registry/audit/audit-log';
import { integrityOf } from '../registry/integrity';
import { repairRegistry } from '../registry/repair/repair';
import { ensureStore } from '../registry/store/ensure-store';
import { locked } from '../registry/store/lock';
import { readRegistry } from '../registry/store/read-registry';
import { storePaths } from '../registry/store-files';
import { readKeys } from '../registry/store-keys';
import { verifyStore } from '../registry/verify-store';
import { pruneStore } from '../release/prune/prune';
import { AlreadyReleasedError } from '../release/publish';
import { startS3, type TestS3 } from '../testing/s3';
import { releaseSample } from '../testing/sample-release';
import type { Bucket } from './bucket';
import { pendingKey } from './bucket-audit';
import { openBucket } from './open-bucket';
import { openBucketStore } from './open-store';

let s3: TestS3;
/** Each test has a store of its own in the bucket. */
let location: string;
let tests = 0;
let bucket: Bucket;
let folder: string;
/** Copies of three machines; the first one made the store. */
let roots: [string, string, string];

async function openRoot(name: string): Promise<string> {
  const root = join(folder, name);
  await openBucketStore(root, location);
  return root;
}

const release = (root: string, remote: string, version: string, text?: string) =>
  releaseSample(root, { remote, version, dist: join(folder, 'dist'), ...(text ? { text } : {}) });

const keysIn = async (start: string) => (await bucket.list(start)).map(({ key }) => key);
const problemsIn = async (root: string) =>
  (await verifyStore(root, { all: true })).versions.flatMap(({ problems }) => problems);
const liveIn = async (root: string) => {
  await locked(root, async () => undefined);
  return setOf(await readRegistry(root));
};

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

beforeEach(async () => {
  tests += 1;
  location = `s3://releases/site-${tests}`;
  bucket = await openBucket(location);
  folder = await mkdtemp(join(tmpdir(), 'bucket-copy-'));
  const first = await openRoot('one');
  await ensureStore(first);
  process.env['RELEASE_KEY'] = (await readKeys(first)).privateKey;
  roots = [first, await openRoot('two'), await openRoot('three')];
});
afterEach(async () => {
  delete process.env['RELEASE_KEY'];
  await rm(folder, { recursive: true, force: true });
});

it('a copy of the store keeps everything but the private key in the bucket', async () => {
  await release(roots[0], 'mf-a', '1.0.0');
  const keys = (await keysIn('')).map((key) => key.replace(/\/[0-9a-f]{16}\//, '/<build>/'));
  expect(keys.filter((key) => !key.startsWith('history/')).sort()).toEqual([
    'audit.log',
    'keys/registry.pub',
    'registry.json',
    'releases/mf-a/1.0.0/<build>/entry.json',
    'releases/mf-a/1.0.0/<build>/node/remoteEntry.cjs',
    'releases/mf-a/1.0.0/<build>/release.json',
    'releases/mf-a/1.0.0/<build>/web/remoteEntry.js',
  ]);
});

it('a copy of the store loses no release when several machines switch at once, and notes each once', async () => {
  await Promise.all([
    release(roots[0], 'mf-a', '1.0.0'),
    release(roots[1], 'mf-b', '1.0.0'),
    release(roots[2], 'mf-c', '1.0.0'),
    release(roots[1], 'mf-d', '1.0.0'),
    release(roots[2], 'mf-e', '1.0.0'),
  ]);
  expect(await liveIn(roots[0])).toEqual({
    ...{ 'mf-a': '1.0.0', 'mf-b': '1.0.0', 'mf-c': '1.0.0', 'mf-d': '1.0.0', 'mf-e': '1.0.0' },
  });
  const noted = (await readAudit(roots[0])).map(({ remote }) => remote);
  expect(noted.sort()).toEqual(['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e']);
  expect(await keysIn('audit-next/')).toEqual([]);
  expect(await problemsIn(roots[2])).toEqual([]);
});

it('a copy of the store lets one of two release the same version, whose files are then its own', async () => {
  const results = await Promise.allSettled([
    release(roots[0], 'mf-a', '1.0.0', 'one'),
    release(roots[1], 'mf-a', '1.0.0', 'other'),
  ]);
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toEqual([expect.any(AlreadyReleasedError)]);
  expect(await problemsIn(roots[2])).toEqual([]);
});

it('a copy of the store finds what was changed or lost in the bucket, though the copy of the machine is whole', async () => {
  await release(roots[0], 'mf-a', '1.0.0');
  const files = await keysIn('releases/');
  const keyOf = (name: string) => files.find((key) => key.endsWith(name)) ?? '';
  await bucket.put(keyOf('web/remoteEntry.js'), 'evil');
  await bucket.remove(keyOf('node/remoteEntry.cjs'));
  expect(await problemsIn(roots[0])).toEqual([
    expect.stringMatching(/^node\/remoteEntry.cjs is missing$|^web\/remoteEntry.js has 4 bytes/),
    expect.stringMatching(/^node\/remoteEntry.cjs is missing$|^web\/remoteEntry.js has 4 bytes/),
  ]);
});

it('a copy of the store removes releases that nobody needs, and not the files of one that is under way', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(roots[0], 'mf-a', version);
  await bucket.put('releases/mf-a/1.3.0/0123456789abcdef/web/a.js', 'under way');
  const inAYear = Date.now() + 365 * 24 * 3_600_000;
  const request = { store: roots[1], who: 'test', keep: 1, days: 14, now: inAYear, dryRun: false };
  await locked(roots[1], async () => undefined);
  const [first] = await pruneStore({ ...request, dryRun: true });
  expect(first?.bytes).toBeGreaterThan(50);
  const soon = await pruneStore({ ...request, now: Date.now(), days: 0 });
  expect(soon.map((one) => one.folder)).not.toContain('mf-a/1.3.0/0123456789abcdef');
  await pruneStore(request);
  const versions = (await keysIn('releases/')).map((key) => key.split('/')[2]);
  expect([...new Set(versions)]).toEqual(['1.2.0']);
  expect(await problemsIn(roots[2])).toEqual([]);
});

it('a copy of the store notes the switch of a writer that was killed before its line', async () => {
  await release(roots[0], 'mf-a', '1.0.0');
  const log = (await bucket.read('audit.log'))?.content.toString('utf8') ?? '';
  const registry = (await bucket.read('registry.json'))?.content.toString('utf8') ?? '';
  await bucket.put(pendingKey(registry), log);
  await bucket.remove('audit.log');
  await release(roots[1], 'mf-b', '1.0.0');
  expect((await readAudit(roots[1])).map(({ remote }) => remote)).toEqual(['mf-a', 'mf-b']);
});

it('a copy of the store makes a lost registry whole again', async () => {
  await release(roots[0], 'mf-a', '1.0.0');
  await bucket.remove('registry.json');
  await expect(release(roots[0], 'mf-a', '1.1.0')).rejects.toThrow();
  expect((await repairRegistry(roots[0], 'test')).from).toBe('the last kept registry');
  await bucket.remove('registry.json');
  for (const key of await keysIn('history/')) await bucket.remove(key);
  expect((await repairRegistry(roots[0], 'test')).from).toBe('the entries of the releases');
  expect(await liveIn(roots[1])).toEqual({ 'mf-a': '1.0.0' });
});

it('a copy of the store writes nothing outside of its folder, whatever the keys of the bucket say', async () => {
  await bucket.put('sets/../../../evil.json', 'evil');
  await bucket.put('releases/../../../x/release.json', 'evil');
  await locked(roots[1], async () => undefined);
  expect(await readdir(folder)).not.toContain('evil.json');
  expect(integrityOf(await readFile(storePaths(roots[1]).registry))).toBe(
    integrityOf((await bucket.read('registry.json'))?.content ?? ''),
  );
});
