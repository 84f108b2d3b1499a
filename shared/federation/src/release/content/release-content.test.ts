import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  allowReleaser,
  CONTENT,
  newKeyPair,
  type RegistryVersion,
  readAudit,
  readRegistry,
  verifyStore,
} from '../../registry';
import { SampleContent } from '../../testing/sample-content';
import { releaseSample } from '../../testing/sample-release';
import { restoreRelease } from '../restore';
import { rollbackRemote } from '../rollback/rollback';
import { hashContent } from './hash-content';
import { releaseContent } from './release-content';

let content: SampleContent;
beforeEach(async () => {
  content = await SampleContent.open();
});
afterEach(() => content.close());

describe('a release of the content', () => {
  it('is published whole, tried on the live pages, signed and noted, and is live', async () => {
    const { released, isNew } = await releaseContent(content.request);
    expect(isNew).toBe(true);
    const { version } = released.metadata;
    expect(version).toMatch(/^\d{4}\.\d{3,4}\.1$/);
    expect(await content.live()).toBe(version);
    const read = (file: string) =>
      readFile(join(content.store, CONTENT, version, 'web', file), 'utf8');
    expect(await read('json/offers.json')).toBe('{"data":{"offers":["one"]}}');
    expect(await read('img/gt@111111-480.avif')).toBe('a picture');
    await expect(read('img/.build-state.json')).rejects.toThrow('ENOENT');
    expect(await verifyStore(content.store)).toMatchObject({
      versions: expect.arrayContaining([{ remote: CONTENT, version, problems: [] }]),
    });
    const [asked, dataOnly] = JSON.parse(await readFile(join(content.dir, 'asked.json'), 'utf8'));
    expect(asked).toEqual([
      'mf-a',
      join(content.store, 'mf-a/1.0.0/node/remoteEntry.cjs'),
      '["/mf-a"]',
    ]);
    expect(dataOnly).toBe('1');
    expect((await readAudit(content.store)).at(-1)).toMatchObject({
      ...{ action: 'release', remote: CONTENT, from: null, to: version },
      ...{ who: 'Asha', why: 'Diwali' },
    });
  });

  it('gets the next number of the day, and goes back to the one before without a build', async () => {
    const { released: first } = await releaseContent(content.request);
    await content.write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
    const { released: second } = await releaseContent(content.request);
    expect(second.metadata.version).toBe(first.metadata.version.replace(/1$/, '2'));
    const who = { who: 'Asha', why: 'a wrong price' };
    await rollbackRemote({ store: content.store, remote: CONTENT, ...who, provides: {} });
    expect(await content.live()).toBe(first.metadata.version);
  });

  it('is none when nothing has changed', async () => {
    const { released } = await releaseContent(content.request);
    expect(await releaseContent(content.request)).toMatchObject({
      isNew: false,
      released: { metadata: released.metadata },
    });
  });

  it('is known by a start of the site from the folder that it was built in', async () => {
    const { released } = await releaseContent(content.request);
    expect(await hashContent(join(content.dir, 'dist'))).toBe(released.extras.sourceHash);
    await content.write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
    expect(await hashContent(join(content.dir, 'dist'))).not.toBe(released.extras.sourceHash);
  });

  describe('of a start, whose content was released before', () => {
    const atStart = () => ({ ...content.request, ifChanged: true });
    const restore = (earlier: RegistryVersion) =>
      restoreRelease(earlier, { store: content.store, remote: CONTENT, who: 'Ravi', provides: {} });
    let first: RegistryVersion;
    beforeEach(async () => {
      first = (await releaseContent(content.request)).released;
      await content.write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
    });

    it('is not made anew, and is live again', async () => {
      await releaseContent(atStart());
      await content.write('dist/json/offers.json', '{"data":{"offers":["one"]}}');
      const { released, isNew } = await releaseContent(atStart());
      expect([released.metadata.version, isNew]).toEqual([first.metadata.version, false]);
      expect(await restore(released)).toBeUndefined();
      expect(await content.live()).toBe(first.metadata.version);
    });

    it('is made anew when somebody releases it, and does not only start the site', async () => {
      await releaseContent(content.request);
      await content.write('dist/json/offers.json', '{"data":{"offers":["one"]}}');
      expect((await releaseContent(content.request)).isNew).toBe(true);
    });

    it('stays taken back when somebody rolled back from it', async () => {
      await releaseContent(atStart());
      const who = { who: 'Asha', why: 'a wrong price' };
      await rollbackRemote({ store: content.store, remote: CONTENT, ...who, provides: {} });
      const { released, isNew } = await releaseContent(atStart());
      expect(isNew).toBe(false);
      expect(await restore(released)).toEqual({ rolledBackBy: 'Asha' });
      expect(await content.live()).toBe(first.metadata.version);
    });
  });

  it.each([
    [
      'a text that is wrong',
      () => content.find({ problems: ['offers.json at data: no'], links: [] }),
      'offers.json at data: no',
    ],
    [
      'a link that leads to no page',
      () => content.find({ problems: [], links: [{ file: 'menu.json', link: '/offerz' }] }),
      'menu.json: the link /offerz leads to no page.',
    ],
    [
      'a page that fails with it',
      () => content.tryPages(['The page / is empty.']),
      'The page / is empty.',
    ],
    [
      'a build that fails',
      () =>
        content.write(
          'check.mjs',
          'console.error("offers.json is no JSON"); process.exitCode = 1;',
        ),
      'The content cannot be built.\noffers.json is no JSON',
    ],
  ])('is refused for %s, and nothing is published', async (_what, spoil, reason) => {
    await spoil();
    await expect(releaseContent(content.request)).rejects.toThrow(reason);
    expect((await readRegistry(content.store)).microFrontends[CONTENT]).toBeUndefined();
    await expect(readFile(join(content.store, CONTENT))).rejects.toThrow('ENOENT');
  });

  it('is refused when a text or a document disappears, unless that is meant', async () => {
    await content.write('dist/brochures/one.pdf', 'a brochure');
    await releaseContent(content.request);
    await rm(join(content.dir, 'dist/brochures/one.pdf'));
    await expect(releaseContent(content.request)).rejects.toThrow(
      'The file /static/brochures/one.pdf was there and is gone (pass --allow-removal if that is meant).',
    );
    expect((await releaseContent({ ...content.request, allowRemoval: true })).isNew).toBe(true);
  });

  it('says what to do when the live one is not whole in the store, and can take its place', async () => {
    const { released } = await releaseContent(content.request);
    await rm(join(content.store, released.extras.folder), { recursive: true });
    await content.write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
    await expect(releaseContent(content.request)).rejects.toThrow(
      `The content ${released.metadata.version} is not whole in the store, so nobody can tell what another one lacks. Put its folder back, or pass --allow-removal to release without comparing.`,
    );
    expect((await releaseContent({ ...content.request, allowRemoval: true })).isNew).toBe(true);
  });

  it('is for a key that may release content, and such a key releases no remote', async () => {
    const keys = newKeyPair();
    const marketing = { name: 'marketing', publicKey: keys.publicKey, remotes: [CONTENT] };
    await allowReleaser(content.store, marketing, 'Asha');
    process.env['RELEASE_KEY'] = keys.privateKey;
    try {
      const { released } = await releaseContent(content.request);
      expect(released.extras.who).toBe('marketing');
      const remote = { remote: 'mf-a', version: '2.0.0', dist: join(content.dir, 'mf-a-') };
      await expect(releaseSample(content.store, remote)).rejects.toThrow(
        'The key "marketing" may not release mf-a: it may release content.',
      );
    } finally {
      delete process.env['RELEASE_KEY'];
    }
  });

  it('leaves the folder that an API may serve as it is', async () => {
    await content.write(
      'check.mjs',
      `import { rmSync } from 'node:fs';
       rmSync(process.argv.at(-1) + '/img/gt@111111-480.avif');
       console.log('{"problems":[],"links":[]}');`,
    );
    const { released } = await releaseContent(content.request);
    const picture = 'img/gt@111111-480.avif';
    expect(await readFile(join(content.dir, 'dist', picture), 'utf8')).toBe('a picture');
    const published = join(content.store, released.extras.folder, 'web', picture);
    await expect(readFile(published)).rejects.toThrow('ENOENT');
  });

  it('gets another number when somebody else has taken the one of the day meanwhile', async () => {
    const both = await Promise.all([
      releaseContent(content.request),
      releaseContent({ ...content.request, note: 'at the same time' }),
    ]);
    const versions = both.map(({ released }) => released.metadata.version);
    expect(new Set(versions).size).toBe(2);
  });
});
