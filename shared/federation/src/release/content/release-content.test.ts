import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  allowReleaser,
  CONTENT,
  defaultVersion,
  ensureStore,
  newKeyPair,
  type RegistryVersion,
  readAudit,
  readRegistry,
  verifyStore,
} from '../../registry';
import { releaseSample } from '../../testing/sample-release';
import { restoreRelease } from '../restore';
import { rollbackRemote } from '../rollback/rollback';
import { parseStart, scheduleRemote } from '../schedule';
import { promoteRemote } from '../share/promote';
import { startCanary } from '../share/start-canary';
import type { ContentRequest } from './content-request';
import { hashContent } from './hash-content';
import { releaseContent } from './release-content';

let dir: string;
let store: string;

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await writeFile(join(dir, file), text);
};

/** A look at the content that finds this. */
const found = (report: object) =>
  write('check.mjs', `console.log(${JSON.stringify(JSON.stringify(report))});`);
/** A trial of the pages that finds this; it leaves in a file what it was asked. */
const tried = (problems: string[]) =>
  write(
    'host/dist/node/gate.cjs',
    `require('node:fs').writeFileSync(${JSON.stringify(join(dir, 'asked.json'))}, JSON.stringify([process.argv.slice(2), process.env.GATE_DATA_ONLY]));
     console.log(${JSON.stringify(JSON.stringify({ problems, addresses: [] }))});`,
  );

const request = (): ContentRequest => ({
  store,
  source: {
    check: [join(dir, 'check.mjs')],
    dist: join(dir, 'dist'),
    answers: join(dir, 'answers.json'),
  },
  hostDir: join(dir, 'host'),
  commit: 'abc',
  who: 'Asha',
  note: 'Diwali',
  allowRemoval: false,
});

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'release-content-'));
  store = join(dir, 'store');
  await ensureStore(store);
  await releaseSample(store, { remote: 'mf-a', version: '1.0.0', dist: join(dir, 'mf-a-') });
  await write('answers.json', '{"answers":{}}');
  await write('dist/json/offers.json', '{"data":{"offers":["one"]}}');
  await write('dist/img/manifest.json', '{}');
  await write('dist/img/gt@111111-480.avif', 'a picture');
  await write('dist/img/.build-state.json', '{}');
  await found({ problems: [], links: [{ file: 'offers.json', link: '/mf-a?x=1' }] });
  await tried([]);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const live = async () =>
  defaultVersion((await readRegistry(store)).microFrontends[CONTENT] ?? []).metadata.version;

describe('a release of the content', () => {
  it('is published whole, tried on the live pages, signed and noted, and is live', async () => {
    const { released, isNew } = await releaseContent(request());
    expect(isNew).toBe(true);
    const { version } = released.metadata;
    expect(version).toMatch(/^\d{4}\.\d{3,4}\.1$/);
    expect(await live()).toBe(version);
    const read = (file: string) => readFile(join(store, CONTENT, version, 'web', file), 'utf8');
    expect(await read('json/offers.json')).toBe('{"data":{"offers":["one"]}}');
    expect(await read('img/gt@111111-480.avif')).toBe('a picture');
    await expect(read('img/.build-state.json')).rejects.toThrow('ENOENT');
    expect(await verifyStore(store)).toMatchObject({
      versions: expect.arrayContaining([{ remote: CONTENT, version, problems: [] }]),
    });
    const [asked, dataOnly] = JSON.parse(await readFile(join(dir, 'asked.json'), 'utf8'));
    expect(asked).toEqual(['mf-a', join(store, 'mf-a/1.0.0/node/remoteEntry.cjs'), '["/mf-a"]']);
    expect(dataOnly).toBe('1');
    expect((await readAudit(store)).at(-1)).toMatchObject({
      ...{ action: 'release', remote: CONTENT, from: null, to: version },
      ...{ who: 'Asha', why: 'Diwali' },
    });
  });

  it('gets the next number of the day, and goes back to the one before without a build', async () => {
    const { released: first } = await releaseContent(request());
    await write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
    const { released: second } = await releaseContent(request());
    expect(second.metadata.version).toBe(first.metadata.version.replace(/1$/, '2'));
    const who = { who: 'Asha', why: 'a wrong price' };
    await rollbackRemote({ store, remote: CONTENT, ...who, provides: {} });
    expect(await live()).toBe(first.metadata.version);
  });

  it('is none when nothing has changed', async () => {
    const { released } = await releaseContent(request());
    expect(await releaseContent(request())).toMatchObject({
      isNew: false,
      released: { metadata: released.metadata },
    });
  });

  it('is known by a start of the site from the folder that it was built in', async () => {
    const { released } = await releaseContent(request());
    expect(await hashContent(join(dir, 'dist'))).toBe(released.extras.sourceHash);
    await write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
    expect(await hashContent(join(dir, 'dist'))).not.toBe(released.extras.sourceHash);
  });

  describe('of a start, whose content was released before', () => {
    const atStart = () => ({ ...request(), ifChanged: true });
    const restore = (earlier: RegistryVersion) =>
      restoreRelease(earlier, { store, remote: CONTENT, who: 'Ravi', provides: {} });
    let first: RegistryVersion;
    beforeEach(async () => {
      first = (await releaseContent(request())).released;
      await write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
    });

    it('is not made anew, and is live again', async () => {
      await releaseContent(atStart());
      await write('dist/json/offers.json', '{"data":{"offers":["one"]}}');
      const { released, isNew } = await releaseContent(atStart());
      expect([released.metadata.version, isNew]).toEqual([first.metadata.version, false]);
      expect(await restore(released)).toBeUndefined();
      expect(await live()).toBe(first.metadata.version);
    });

    it('stays taken back when somebody rolled back from it', async () => {
      await releaseContent(atStart());
      const who = { who: 'Asha', why: 'a wrong price' };
      await rollbackRemote({ store, remote: CONTENT, ...who, provides: {} });
      const { released, isNew } = await releaseContent(atStart());
      expect(isNew).toBe(false);
      expect(await restore(released)).toEqual({ rolledBackBy: 'Asha' });
      expect(await live()).toBe(first.metadata.version);
    });
  });

  it('can be looked at before everybody gets it, once there is one that everybody gets', async () => {
    await expect(releaseContent({ ...request(), share: 0 })).rejects.toThrow(
      'content has no live release yet',
    );
    const { released: first } = await releaseContent(request());
    await write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
    const { released } = await releaseContent({ ...request(), share: 0 });
    expect(released.deployment).toEqual({ traffic: 0, default: false });
    expect(await live()).toBe(first.metadata.version);
  });

  it.each([
    [
      'a text that is wrong',
      () => found({ problems: ['offers.json at data: no'], links: [] }),
      'offers.json at data: no',
    ],
    [
      'a link that leads to no page',
      () => found({ problems: [], links: [{ file: 'menu.json', link: '/offerz' }] }),
      'menu.json: the link /offerz leads to no page.',
    ],
    ['a page that fails with it', () => tried(['The page / is empty.']), 'The page / is empty.'],
    [
      'a build that fails',
      () => write('check.mjs', 'console.error("offers.json is no JSON"); process.exitCode = 1;'),
      'The content cannot be built.\noffers.json is no JSON',
    ],
  ])('is refused for %s, and nothing is published', async (_what, spoil, reason) => {
    await spoil();
    await expect(releaseContent(request())).rejects.toThrow(reason);
    expect((await readRegistry(store)).microFrontends[CONTENT]).toBeUndefined();
    await expect(readFile(join(store, CONTENT))).rejects.toThrow('ENOENT');
  });

  it('is refused when a text or a document disappears, unless that is meant', async () => {
    await write('dist/brochures/one.pdf', 'a brochure');
    await releaseContent(request());
    await rm(join(dir, 'dist/brochures/one.pdf'));
    await expect(releaseContent(request())).rejects.toThrow(
      'The file /static/brochures/one.pdf was there and is gone (pass --allow-removal if that is meant).',
    );
    expect((await releaseContent({ ...request(), allowRemoval: true })).isNew).toBe(true);
  });

  it('is for a key that may release content, and such a key releases no remote', async () => {
    const keys = newKeyPair();
    const marketing = { name: 'marketing', publicKey: keys.publicKey, remotes: [CONTENT] };
    await allowReleaser(store, marketing, 'Asha');
    process.env['RELEASE_KEY'] = keys.privateKey;
    try {
      const { released } = await releaseContent(request());
      expect(released.extras.who).toBe('marketing');
      const remote = { remote: 'mf-a', version: '2.0.0', dist: join(dir, 'mf-a-') };
      await expect(releaseSample(store, remote)).rejects.toThrow(
        'The key "marketing" may not release mf-a: it may release content.',
      );
    } finally {
      delete process.env['RELEASE_KEY'];
    }
  });

  it('leaves the folder that an API may serve as it is', async () => {
    await write(
      'check.mjs',
      `import { rmSync } from 'node:fs';
       rmSync(process.argv.at(-1) + '/img/gt@111111-480.avif');
       console.log('{"problems":[],"links":[]}');`,
    );
    const { released } = await releaseContent(request());
    const picture = 'img/gt@111111-480.avif';
    expect(await readFile(join(dir, 'dist', picture), 'utf8')).toBe('a picture');
    const published = join(store, released.extras.folder, 'web', picture);
    await expect(readFile(published)).rejects.toThrow('ENOENT');
  });

  it('is not published again while the same one waits as a preview', async () => {
    await releaseContent(request());
    await write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
    const { released } = await releaseContent({ ...request(), share: 0 });
    const again = await releaseContent({ ...request(), share: 0, version: '2026.1123.0-build.7' });
    expect(again).toMatchObject({ isNew: false, released: { metadata: released.metadata } });
  });

  it('gets another number when somebody else has taken the one of the day meanwhile', async () => {
    const both = await Promise.all([
      releaseContent(request()),
      releaseContent({ ...request(), note: 'at the same time' }),
    ]);
    const versions = both.map(({ released }) => released.metadata.version);
    expect(new Set(versions).size).toBe(2);
  });

  it('has no trial with a share of the visitors', async () => {
    const says = 'Content has no trial with a share of the visitors';
    await expect(releaseContent({ ...request(), share: 10 })).rejects.toThrow(says);
    await releaseContent(request());
    const trial = { store, remote: CONTENT, who: 'Asha', why: '', provides: {}, share: 10 };
    await expect(startCanary({ ...trial, allowRemoval: false })).rejects.toThrow(says);
  });

  describe('that waits as a preview', () => {
    const candidate = (allowRemoval = false) => ({
      ...{ store, remote: CONTENT, who: 'Asha', why: 'approved', provides: {} },
      allowRemoval,
    });
    /** A preview, and after it a release with a brochure that the preview lacks. */
    async function waitBehindBrochure(): Promise<string> {
      await releaseContent(request());
      await write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
      const { released } = await releaseContent({ ...request(), share: 0 });
      await write('dist/brochures/one.pdf', 'a brochure');
      await releaseContent(request());
      return released.metadata.version;
    }

    it('does not take away by its promotion what has come meanwhile, unless that is meant', async () => {
      const version = await waitBehindBrochure();
      const gone = 'The file /static/brochures/one.pdf was there and is gone';
      await expect(promoteRemote({ ...candidate(), version })).rejects.toThrow(gone);
      const startsAt = parseStart(new Date(Date.now() + 3_600_000).toISOString());
      await expect(scheduleRemote({ ...candidate(), version, startsAt })).rejects.toThrow(gone);
      await promoteRemote({ ...candidate(true), version });
      expect(await live()).toBe(version);
    });

    it('is not promoted when a page that it links to has gone meanwhile', async () => {
      await releaseContent(request());
      await write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
      const { released } = await releaseContent({ ...request(), share: 0 });
      const routes = [{ path: '/elsewhere', preload: [] }];
      const next = { remote: 'mf-a', version: '2.0.0', dist: join(dir, 'mf-a-'), routes };
      await releaseSample(store, next);
      await expect(
        promoteRemote({ ...candidate(), version: released.metadata.version }),
      ).rejects.toThrow('The content: the link /mf-a?x=1 leads to no page.');
    });
  });
});
