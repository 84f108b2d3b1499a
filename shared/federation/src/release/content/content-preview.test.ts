import { join } from 'node:path';
import { CONTENT } from '../../registry';
import { SampleContent } from '../../testing/sample-content';
import { releaseSample } from '../../testing/sample-release';
import { parseStart, scheduleRemote } from '../schedule';
import { promoteRemote } from '../share/promote';
import { startCanary } from '../share/start-canary';
import { releaseContent } from './release-content';

let content: SampleContent;
beforeEach(async () => {
  content = await SampleContent.open();
});
afterEach(() => content.close());

describe('a release of the content for a part of the visitors', () => {
  it('can be looked at before everybody gets it, once there is one that everybody gets', async () => {
    await expect(releaseContent({ ...content.request, share: 0 })).rejects.toThrow(
      'content has no live release yet',
    );
    const { released: first } = await releaseContent(content.request);
    await content.write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
    const { released } = await releaseContent({ ...content.request, share: 0 });
    expect(released.deployment).toEqual({ traffic: 0, default: false });
    expect(await content.live()).toBe(first.metadata.version);
  });

  it('is not published again while the same one waits as a preview', async () => {
    await releaseContent(content.request);
    await content.write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
    const { released } = await releaseContent({ ...content.request, share: 0 });
    const again = await releaseContent({
      ...content.request,
      share: 0,
      version: '2026.1123.0-build.7',
    });
    expect(again).toMatchObject({ isNew: false, released: { metadata: released.metadata } });
  });

  it('has no trial with a share of the visitors', async () => {
    const says = 'Content has no trial with a share of the visitors';
    await expect(releaseContent({ ...content.request, share: 10 })).rejects.toThrow(says);
    await releaseContent(content.request);
    const trial = {
      store: content.store,
      remote: CONTENT,
      who: 'Asha',
      why: '',
      provides: {},
      share: 10,
    };
    await expect(startCanary({ ...trial, allowRemoval: false })).rejects.toThrow(says);
  });

  describe('that waits as a preview', () => {
    const candidate = (allowRemoval = false) => ({
      ...{ store: content.store, remote: CONTENT, who: 'Asha', why: 'approved', provides: {} },
      allowRemoval,
    });
    /** A preview, and after it a release with a brochure that the preview lacks. */
    async function waitBehindBrochure(): Promise<string> {
      await releaseContent(content.request);
      await content.write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
      const { released } = await releaseContent({ ...content.request, share: 0 });
      await content.write('dist/brochures/one.pdf', 'a brochure');
      await releaseContent(content.request);
      return released.metadata.version;
    }

    it('does not take away by its promotion what has come meanwhile, unless that is meant', async () => {
      const version = await waitBehindBrochure();
      const gone = 'The file /static/brochures/one.pdf was there and is gone';
      await expect(promoteRemote({ ...candidate(), version })).rejects.toThrow(gone);
      const startsAt = parseStart(new Date(Date.now() + 3_600_000).toISOString());
      await expect(scheduleRemote({ ...candidate(), version, startsAt })).rejects.toThrow(gone);
      await promoteRemote({ ...candidate(true), version });
      expect(await content.live()).toBe(version);
    });

    it('is not promoted when a page that it links to has gone meanwhile', async () => {
      await releaseContent(content.request);
      await content.write('dist/json/offers.json', '{"data":{"offers":["two"]}}');
      const { released } = await releaseContent({ ...content.request, share: 0 });
      const routes = [{ path: '/elsewhere', preload: [] }];
      const next = { remote: 'mf-a', version: '2.0.0', dist: join(content.dir, 'mf-a-'), routes };
      await releaseSample(content.store, next);
      await expect(
        promoteRemote({ ...candidate(), version: released.metadata.version }),
      ).rejects.toThrow('The content: the link /mf-a?x=1 leads to no page.');
    });
  });
});
