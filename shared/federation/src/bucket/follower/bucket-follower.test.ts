import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureStore,
  noteBeside,
  type Registry,
  readAudit,
  readKeys,
  readRegistry,
  readStops,
  setBehind,
  stopsDir,
  storePaths,
  switchRegistry,
  withShare,
  writeStop,
} from '../../registry';
import { startS3, type TestS3 } from '../../testing/s3';
import { releaseSample } from '../../testing/sample-release';
import type { Bucket } from '../bucket';
import { openBucket } from '../open-bucket';
import { openBucketStore } from '../open-store';
import { BucketFollower } from './bucket-follower';

let s3: TestS3;
let bucket: Bucket;
let folder: string;
/** Copy of the machine that releases. */
let store: string;
let tests = 0;
let now = 0;
let inForce: Registry | undefined;
const warn = jest.fn();

const releaseTo = (version: string, remote = 'mf-a') =>
  releaseSample(store, { remote, version, dist: join(folder, 'dist') });
const follow = (name = 'host', of = bucket) =>
  new BucketFollower({
    bucket: of,
    root: join(folder, name),
    warn,
    inForce: () => inForce,
    now: () => now,
  });
const fileOf = (version: string, name = 'host') =>
  join(folder, name, 'mf-a', version, 'web/remoteEntry.js');
const isThere = (file: string) => stat(file).then(Boolean, () => false);

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  tests += 1;
  const location = `s3://releases/site-${tests}`;
  bucket = await openBucket(location);
  folder = await mkdtemp(join(tmpdir(), 'follower-'));
  store = join(folder, 'store');
  await openBucketStore(store, location);
  await ensureStore(store);
  process.env['RELEASE_KEY'] = (await readKeys(store)).privateKey;
  inForce = undefined;
  warn.mockClear();
});
afterEach(async () => {
  delete process.env['RELEASE_KEY'];
  await rm(folder, { recursive: true, force: true });
});

it('a follower of the bucket brings registry, key and files of what is live to the disk, and follows the next release', async () => {
  await releaseTo('1.0.0');
  const follower = follow();
  expect(await follower.look()).toBeUndefined();
  expect(await readFile(fileOf('1.0.0'), 'utf8')).toBe('page of mf-a 1.0.0 for web');
  await releaseTo('1.1.0');
  await follower.look();
  expect(follower.problem).toBeUndefined();
  expect(await isThere(fileOf('1.1.0'))).toBe(true);
  expect(await readRegistry(join(folder, 'host'))).toEqual(await readRegistry(store));
});

it('a follower of the bucket copies what only documents of before need after the switch, and removes what nobody names any more', async () => {
  await releaseTo('1.0.0');
  inForce = await releaseTo('1.1.0');
  const follower = follow();
  await follower.look();
  await follower.settled();
  expect(await isThere(fileOf('1.0.0'))).toBe(true);
  inForce = await switchRegistry(store, (current) => ({
    next: {
      ...current,
      microFrontends: { 'mf-a': (current.microFrontends['mf-a'] ?? []).slice(0, 1) },
    },
    audit: { who: 't', action: 'prune', remote: '*', from: null, to: '*', why: '' },
  }));
  await follower.look();
  await follower.settled();
  expect([await isThere(fileOf('1.0.0')), await isThere(fileOf('1.1.0'))]).toEqual([false, true]);
});

it('a follower of the bucket takes from its disk what another release of the remote has there already, as long as it is whole', async () => {
  const read = jest.spyOn(bucket, 'read');
  const follower = follow();
  const same = (version: string) => join(folder, 'host', 'mf-a', version, 'web/same.js');
  const next = async (version: string) => {
    await releaseSample(store, {
      remote: 'mf-a',
      version,
      dist: join(folder, 'dist'),
      same: 'the same in each',
    });
    read.mockClear();
    await follower.look();
    expect(await readFile(same(version), 'utf8')).toBe('the same in each');
    return read.mock.calls.filter(([key]) => key.endsWith('web/same.js')).length;
  };
  expect(await next('1.0.0')).toBe(1);
  expect(await next('1.1.0')).toBe(0);
  await writeFile(same('1.0.0'), 'damaged');
  await writeFile(same('1.1.0'), 'damaged');
  expect(await next('1.2.0')).toBe(1);
});

it('a follower of the bucket does not take a file that is not as it was signed, and tries again later', async () => {
  await releaseTo('1.0.0');
  const key = (await bucket.list('releases/')).find((one) => one.key.endsWith('.js'))?.key ?? '';
  const whole = (await bucket.read(key))?.content ?? '';
  await bucket.put(key, 'evil');
  const follower = follow();
  await follower.look();
  expect(await isThere(fileOf('1.0.0'))).toBe(false);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining(`corrupt ${key}`) }),
    'a release in the bucket is not as it was signed',
  );
  await bucket.put(key, whole);
  now += 60_000;
  await follower.look();
  await follower.settled();
  expect(await isThere(fileOf('1.0.0'))).toBe(true);
});

it('a follower of the bucket whose copy of a list was lost on the disk takes the next releases of all remotes', async () => {
  await releaseTo('1.0.0');
  await releaseTo('1.0.0', 'mf-b');
  const follower = follow();
  await follower.look();
  await follower.settled();
  await writeFile(storePaths(join(folder, 'host')).releaseFiles('mf-a/1.0.0'), '');
  await releaseTo('1.1.0');
  await releaseTo('1.1.0', 'mf-b');
  await follower.look();
  await follower.settled();
  expect(follower.problem).toBeUndefined();
  expect(await isThere(fileOf('1.1.0'))).toBe(true);
  expect(await readRegistry(join(folder, 'host'))).toEqual(await readRegistry(store));
});

it.each([
  ['list', 'release.json'],
  ['file', 'web/remoteEntry.js'],
])(
  'a follower of the bucket fetches a release anew whose %s was lost on the disk, after a restart and while it runs',
  async (_what, name) => {
    await releaseTo('1.0.0');
    const damaged = join(folder, 'host', 'mf-a', '1.0.0', name);
    await follow().look();
    const whole = await readFile(damaged, 'utf8');
    await writeFile(damaged, '');
    const restarted = follow();
    await restarted.look();
    expect(await readFile(damaged, 'utf8')).toBe(whole);
    await restarted.settled();
    await rm(damaged);
    now += 60_000;
    await restarted.look();
    await restarted.settled();
    expect(await readFile(damaged, 'utf8')).toBe(whole);
  },
);

it('a follower of the bucket fetches nothing for a registry that nobody has signed, and hands it on to be refused', async () => {
  await releaseTo('1.0.0');
  const text = (await bucket.read('registry.json'))?.content.toString('utf8') ?? '';
  await bucket.put('registry.json', text.replace(/"signature": "../, '"signature": "xx'));
  await follow().look();
  expect(await isThere(fileOf('1.0.0'))).toBe(false);
  await expect(readRegistry(join(folder, 'host'))).rejects.toThrow('bad signature');
});

it('a follower of the bucket goes on with what it has while the bucket cannot be reached, and says so', async () => {
  await releaseTo('1.0.0');
  await follow().look();
  const before = process.env['AWS_ENDPOINT_URL'];
  process.env['AWS_ENDPOINT_URL'] = 'http://127.0.0.1:1';
  const away = follow('host', await openBucket('s3://releases/site'));
  process.env['AWS_ENDPOINT_URL'] = before;
  await away.start();
  away.stop();
  expect(away.problem).toMatch(/^the bucket releases cannot be reached: /);
  expect(await isThere(fileOf('1.0.0'))).toBe(true);
});

it('a follower of the bucket does not start for the first time with a bucket that refuses, and starts again with what it has', async () => {
  const nobody = () => openBucket('s3://no-such-bucket');
  await expect(follow('new', await nobody()).start()).rejects.toThrow(
    'the bucket no-such-bucket refuses (404): NoSuchBucket',
  );
  await releaseTo('1.0.0');
  await follow().look();
  const again = follow('host', await nobody());
  await again.start();
  again.stop();
  expect(again.problem).toContain('NoSuchBucket');
});

it('a follower of the bucket brings the end of a trial to the other hosts, and notes it once', async () => {
  await releaseTo('1.0.0');
  await releaseTo('1.1.0');
  await switchRegistry(store, (current) => {
    const versions = current.microFrontends['mf-a'] ?? [];
    const [newest] = versions;
    const [stable] = versions.slice(1);
    if (!newest || !stable) throw new Error('two versions were released');
    const back = withShare(
      versions.map((one) => ({
        ...one,
        deployment: { traffic: one === stable ? 100 : 0, default: one === stable },
      })),
      newest,
      10,
    );
    return {
      next: { ...current, microFrontends: { 'mf-a': back } },
      audit: { who: 't', action: 'canary', remote: 'mf-a', from: null, to: '1.1.0', why: '' },
    };
  });
  const roots = ['one', 'two'].map((name) => join(folder, name));
  const followers = ['one', 'two'].map((name) => follow(name));
  for (const [at, follower] of followers.entries()) {
    await follower.look();
    setBehind(roots[at] ?? '', follower);
  }
  const [one = '', two = ''] = roots;
  const stop = { at: '', who: 'host one', why: 'it failed' };
  expect(await writeStop(stopsDir(one), 'mf-a@1.1.0', stop)).toBe(true);
  expect(await writeStop(stopsDir(two), 'mf-a@1.1.0', { ...stop, who: 'host two' })).toBe(false);
  await noteBeside(one, {
    ...{ who: 'host one', action: 'canary-end', remote: 'mf-a', from: '1.0.0', to: '1.1.0' },
    why: 'it failed',
  });
  const third = follow('three');
  await third.look();
  await third.look();
  expect([...(await readStops(stopsDir(join(folder, 'three')))).values()]).toEqual([stop]);
  await openBucketStore(join(folder, 'other'), `s3://releases/site-${tests}`);
  expect((await readAudit(join(folder, 'other'))).at(-1)).toMatchObject({ action: 'canary-end' });
  expect(await isThere(storePaths(join(folder, 'other')).registry)).toBe(true);
});
