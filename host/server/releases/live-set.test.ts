import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf, type Registry, type RegistryVersion } from '@site/federation/registry';
import { publishSample } from '../testing/sample-store';
import { type Refusal, resolveLiveSet } from './live-set';
import { ReleaseVerifier } from './verify-release';

let root: string;
let verifier: ReleaseVerifier;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'live-'));
  verifier = new ReleaseVerifier(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const publish = (version: string, isLive: boolean, fallback?: string) =>
  publishSample(root, version, { isLive, ...(fallback ? { fallback } : {}) });

const resolve = (versions: RegistryVersion[], refused = new Map<string, Refusal>()) =>
  resolveLiveSet(
    { schema: '' as Registry['schema'], microFrontends: { 'mf-catalog': versions } },
    { root },
    verifier,
    refused,
  );
const refusing = ({ extras }: RegistryVersion, refusal: Refusal) =>
  new Map([[extras.filesIntegrity, refusal]]);
const remoteOf = (live: Awaited<ReturnType<typeof resolve>>) => live.snapshot.remotes[0];

it('the live set gives entry, preload list and the hash of every script that browsers load', async () => {
  const live = await resolve([await publish('1.0.0', true)]);
  expect(remoteOf(live)).toMatchObject({
    version: '1.0.0',
    entry: '/releases/mf-catalog/1.0.0/web/remoteEntry.js',
    routes: [
      {
        path: '/mf-catalog',
        preload: [
          '/releases/mf-catalog/1.0.0/web/remoteEntry.js',
          '/releases/mf-catalog/1.0.0/web/page.js',
        ],
      },
    ],
  });
  expect(live.integrity).toEqual({
    '/releases/mf-catalog/1.0.0/web/remoteEntry.js': integrityOf('entry of mf-catalog/1.0.0'),
    '/releases/mf-catalog/1.0.0/web/page.js': integrityOf('page of mf-catalog/1.0.0'),
  });
  expect(live.serverEntries).toEqual({
    'mf-catalog': join(root, 'mf-catalog/1.0.0/node/remoteEntry.cjs'),
  });
});

it('the live set has nothing of a retired remote, but for whoever previews a version of it', async () => {
  const retired = {
    ...(await publish('1.0.0', true)),
    deployment: { traffic: 0, default: true },
  };
  const registry = {
    schema: '' as Registry['schema'],
    microFrontends: { 'mf-catalog': [await publish('1.1.0', false), retired] },
  };
  const remotesFor = async (selection: Record<string, string>) =>
    (await resolveLiveSet(registry, { root }, verifier, new Map(), selection)).snapshot.remotes;
  expect(await remotesFor({})).toEqual([]);
  expect(await remotesFor({ 'mf-catalog': '1.1.0' })).toMatchObject([{ version: '1.1.0' }]);
});

it('pages of another build of the host are of another live set', async () => {
  const versions = { 'mf-catalog': [await publish('1.0.0', true)] };
  const registry = { schema: '' as Registry['schema'], microFrontends: versions };
  const idOf = async (hostScript: string) =>
    (await resolveLiveSet(registry, { root, hostScript }, verifier, new Map())).snapshot.id;
  const id = await idOf('/assets/client.1.js');
  expect(await idOf('/assets/client.2.js')).not.toBe(id);
  expect(await idOf('/assets/client.1.js')).toBe(id);
});

it('the live set marks a remote unavailable while a file is missing, and takes it back once it is there', async () => {
  const version = await publish('1.0.0', true);
  const before = (await resolve([version])).snapshot.id;
  const file = join(root, 'mf-catalog/1.0.0/web/page.js');
  await rm(file);
  const live = await resolve([version]);
  expect(remoteOf(live)?.entry).toBeNull();
  expect(remoteOf(live)?.routes.flatMap(({ preload }) => preload)).toEqual([]);
  expect(live.problems).toEqual({ 'mf-catalog': 'missing mf-catalog/1.0.0/web/page.js' });
  await writeFile(file, 'page of mf-catalog/1.0.0');
  expect((await resolve([version])).snapshot.id).toBe(before);
});

it('the live set refuses a file that changed after its release', async () => {
  const version = await publish('1.0.0', true);
  await writeFile(
    join(root, 'mf-catalog/1.0.0/node/remoteEntry.cjs'),
    'evil   of mf-catalog/1.0.0',
  );
  const live = await resolve([version]);
  expect(remoteOf(live)?.entry).toBeNull();
  expect(live.problems['mf-catalog']).toBe('corrupt mf-catalog/1.0.0/node/remoteEntry.cjs');
});

it('the live set refuses a list of files that was swapped together with a file', async () => {
  const version = await publish('1.0.0', true);
  await writeFile(join(root, 'mf-catalog/1.0.0/release.json'), '{}');
  expect((await resolve([version])).problems['mf-catalog']).toBe(
    'corrupt mf-catalog/1.0.0/release.json',
  );
});

it('the live set falls back to the older release when the newest is broken', async () => {
  const versions = [await publish('1.1.0', true, '1.0.0'), await publish('1.0.0', false)];
  await rm(join(root, 'mf-catalog/1.1.0'), { recursive: true });
  const live = await resolve(versions);
  expect(remoteOf(live)).toMatchObject({
    version: '1.0.0',
    entry: '/releases/mf-catalog/1.0.0/web/remoteEntry.js',
  });
  expect(live.problems['mf-catalog']).toContain('fell back');
});

it('the live set of who looks at another version has that one, and what is live where it is broken or gone', async () => {
  const versions = [await publish('1.1.0', false), await publish('1.0.0', true)];
  const microFrontends = { 'mf-catalog': versions };
  const chosen = async (version: string) => {
    const registry = { schema: '' as Registry['schema'], microFrontends };
    const selection = { 'mf-catalog': version };
    return remoteOf(await resolveLiveSet(registry, { root }, verifier, new Map(), selection))
      ?.version;
  };
  expect([await chosen('1.1.0'), await chosen('9.9.9')]).toEqual(['1.1.0', '1.0.0']);
  await rm(join(root, 'mf-catalog/1.1.0'), { recursive: true });
  expect(await chosen('1.1.0')).toBe('1.0.0');
});

it('the live set leaves a release that the render worker refused to the browsers, when there is no older one', async () => {
  const version = await publish('1.0.0', true);
  const live = await resolve([version], refusing(version, { reason: 'throws', hung: false }));
  expect(remoteOf(live)?.entry).not.toBeNull();
  expect(live.serverEntries).toEqual({});
});

it('the live set keeps a release that blocked the render worker from browsers too', async () => {
  const version = await publish('1.0.0', true);
  const live = await resolve([version], refusing(version, { reason: 'blocks', hung: true }));
  expect(remoteOf(live)?.entry).toBeNull();
});

it('the live set says in one line why it falls back, without the stack that strangers have no business with', async () => {
  const [next, old] = [await publish('1.1.0', true, '1.0.0'), await publish('1.0.0', false)];
  const reason = 'TypeError: x\n    at load (/srv/site/host/secret.ts:1:1)';
  const live = await resolve([next, old], refusing(next, { reason, hung: false }));
  expect(live.problems).toEqual({ 'mf-catalog': 'TypeError: x; fell back' });
});

it('the live set names each file at the origin that browsers fetch them from, and reads them from the disk', async () => {
  const live = await resolveLiveSet(
    {
      schema: '' as Registry['schema'],
      microFrontends: { 'mf-catalog': [await publish('1.0.0', true)] },
    },
    { root, assetsOrigin: 'https://cdn.example' },
    verifier,
    new Map(),
  );
  const entry = 'https://cdn.example/releases/mf-catalog/1.0.0/web/remoteEntry.js';
  expect(remoteOf(live)).toMatchObject({
    entry,
    routes: [{ preload: [entry, expect.anything()] }],
  });
  expect(Object.keys(live.integrity)).toContain(entry);
  expect(Object.keys(live.integrity).every((url) => url.startsWith('https://cdn.example/'))).toBe(
    true,
  );
  expect(live.serverEntries['mf-catalog']).toBe(
    join(root, 'mf-catalog/1.0.0/node/remoteEntry.cjs'),
  );
});

describe('the released content of a live set', () => {
  const both = async (content: RegistryVersion[]) =>
    resolveLiveSet(
      {
        schema: '' as Registry['schema'],
        microFrontends: { 'mf-catalog': [await publish('1.0.0', true)], content },
      },
      { root },
      verifier,
      new Map(),
    );
  const publishContent = (version: string, isLive: boolean, fallback?: string) =>
    publishSample(root, version, {
      remote: 'content',
      isLive,
      ...(fallback ? { fallback } : {}),
    });

  it('is no remote, and gives pages another name when it changes', async () => {
    const older = await publishContent('2026.1122.1', true);
    const before = await both([older]);
    expect(before.snapshot.remotes.map(({ name }) => name)).toEqual(['mf-catalog']);
    expect(before.content).toEqual({
      version: '2026.1122.1',
      folder: 'content/2026.1122.1',
      dir: join(root, 'content/2026.1122.1/web'),
      path: '/releases/content/2026.1122.1/web',
    });
    const after = await both([await publishContent('2026.1123.1', true)]);
    expect(after.snapshot.id).not.toBe(before.snapshot.id);
    expect(after.serverEntries).toEqual(before.serverEntries);
  });

  it('falls back to the release before when a file is missing, and then to what comes with the API', async () => {
    const older = await publishContent('2026.1122.1', false);
    const newer = await publishContent('2026.1123.1', true, '2026.1122.1');
    await rm(join(root, 'content/2026.1123.1/web/page.js'));
    const live = await both([newer, older]);
    expect(live.content?.version).toBe('2026.1122.1');
    expect(live.problems['content']).toContain('missing');
    await rm(join(root, 'content/2026.1122.1/web/page.js'));
    const nothing = await both([newer, older]);
    expect(nothing.content).toBeUndefined();
    expect(nothing.problems['content']).toContain('missing');
  });
});

it.each(['no list', '[]', '{"../../x":{"integrity":"","bytes":1}}'])(
  'a release whose list of files is signed and reads %s is corrupt, and costs no other remote its pages',
  async (list) => {
    const broken = await publishSample(root, '1.0.0', { remote: 'mf-checkout' });
    await writeFile(join(root, 'mf-checkout/1.0.0/release.json'), list);
    const filesIntegrity = integrityOf(list);
    const microFrontends = {
      'mf-catalog': [await publish('1.0.0', true)],
      'mf-checkout': [{ ...broken, extras: { ...broken.extras, filesIntegrity } }],
    };
    const registry = { schema: '' as Registry['schema'], microFrontends };
    const live = await resolveLiveSet(registry, { root }, verifier, new Map());
    expect(live.problems).toEqual({ 'mf-checkout': 'corrupt mf-checkout/1.0.0/release.json' });
    expect(Object.keys(live.serverEntries)).toEqual(['mf-catalog']);
  },
);
