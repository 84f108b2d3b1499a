import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveContent } from '../releases/live-set';
import { liveSetOf } from '../testing/sample-live';
import { ContentFiles } from './content-files';

const versionOf = (version: string): LiveContent => ({
  version,
  folder: `content/${version}`,
  dir: `/store/content/${version}/web`,
  path: `/releases/content/${version}/web`,
});

const setWith = (version: string) => ({ ...liveSetOf([]), content: versionOf(version) });

/** Files of each release, by its folder. */
const FILES: Record<string, string[]> = {
  'content/3.0.0': ['web/json/offers.json', 'web/img/gt@333333-480.avif', 'web/img/icon.svg'],
  'content/2.0.0': ['web/json/offers.json', 'web/img/gt@222222-480.avif'],
  'content/0.9.0': ['web/img/gt@000000-480.avif'],
  'content/1.0.0': ['web/json/offers.json', 'web/img/gt@111111-480.avif', 'web/img/old.svg'],
};

let store: string;
beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'content-files-'));
  const here = Object.keys(FILES).filter((folder) => folder !== 'content/0.9.0');
  await Promise.all(here.map((folder) => mkdir(join(store, folder), { recursive: true })));
});
afterAll(() => rm(store, { recursive: true, force: true }));

/** A host on which 2.0.0 is live, 3.0.0 is looked at by who has the cookie `preview`, and 1.0.0 was live before. */
function makeFiles(live: ReturnType<typeof setWith> | undefined = setWith('2.0.0')) {
  const renderer = { live };
  const of = async (cookies: string | undefined) => {
    const isPreview = cookies === 'preview';
    const preview = isPreview ? [{ remote: 'content', version: '3.0.0' }] : [];
    return { renderer: isPreview ? { live: setWith('3.0.0') } : renderer, preview };
  };
  // Previews that nobody else had stand between what was live.
  const previews = Array.from({ length: 9 }, (_one, at) => ({
    deployment: { default: false },
    extras: { folder: `content/2.${at + 1}.0`, promotedAt: null, releasedAt: '2026-11-23T09:00' },
  }));
  const released = Object.keys(FILES).map((folder, at) => ({
    deployment: { default: at === 1 },
    extras: { folder, promotedAt: at === 0 ? null : undefined, releasedAt: `2026-11-2${3 - at}` },
  }));
  const versions = [...previews, ...released];
  return new ContentFiles({
    visits: { of },
    renderer,
    releases: {
      root: store,
      registry: { microFrontends: { content: versions } },
      vouchesFor: async (folder: string, file: string) => FILES[folder]?.includes(file) ?? false,
    },
  } as unknown as ConstructorParameters<typeof ContentFiles>[0]);
}

const find = async (file: string, cookies?: string) => {
  const found = await makeFiles().find(file, cookies);
  return typeof found === 'object'
    ? [found.root.replace(store, '/store'), found.cacheControl]
    : found;
};

describe('a file of the content', () => {
  it('comes from the release that the visitor gets, and a preview is kept by nobody', async () => {
    expect(await find('json/offers.json')).toEqual([
      '/store/content/2.0.0/web',
      'public, max-age=60, stale-while-revalidate=600',
    ]);
    expect(await find('json/offers.json', 'preview')).toEqual([
      '/store/content/3.0.0/web',
      'private, no-store',
    ]);
  });

  it('is kept for ever when its name says its content, and is there for pages of other releases', async () => {
    const forever = 'public, max-age=31536000, immutable';
    expect(await find('img/gt@222222-480.avif')).toEqual(['/store/content/2.0.0/web', forever]);
    expect(await find('img/gt@111111-480.avif')).toEqual(['/store/content/1.0.0/web', forever]);
  });

  it.each(['json/old.json', 'brochures/old.pdf', 'handbooks/old.pdf', 'films/old.mp4'])(
    'is gone when the release of the visitor does not have it, also where the API has it: %s',
    async (file) => {
      expect(await find(file)).toBe('gone');
    },
  );

  it.each([
    ['that only another release has, under a name that stays when it changes', 'img/old.svg'],
    ['that no release has', 'img/gt@444444-480.avif'],
    ['of a release that is not on this machine', 'img/gt@000000-480.avif'],
    ['outside of the release', '../../keys/registry.key'],
  ])('is left to the API: one %s', async (_which, file) => {
    expect(await find(file)).toBeUndefined();
  });

  it('is there for pages of the five releases before, whatever their order in the registry', async () => {
    const pictureOf = (day: number) => `img/gt@00000${day}-480.avif`;
    const days = [3, 1, 7, 2, 6, 4, 5];
    await Promise.all(days.map((day) => mkdir(join(store, `content/${day}.5.0`))));
    const content = days.map((day) => ({
      deployment: { default: false },
      extras: { folder: `content/${day}.5.0`, releasedAt: `2026-11-1${day}` },
    }));
    const files = new ContentFiles({
      renderer: { live: setWith('8.0.0') },
      releases: {
        root: store,
        registry: { microFrontends: { content } },
        vouchesFor: async (folder: string, file: string) =>
          days.some((day) => folder === `content/${day}.5.0` && file === `web/${pictureOf(day)}`),
      },
    } as unknown as ConstructorParameters<typeof ContentFiles>[0]);
    const there = async (day: number) =>
      (await files.find(pictureOf(day), undefined)) !== undefined;
    expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(there))).toEqual([
      ...[false, false],
      ...[true, true, true, true, true],
    ]);
  });

  it('is left to the API while no content is released', async () => {
    const files = makeFiles({ ...liveSetOf([]) } as ReturnType<typeof setWith>);
    expect(await files.find('json/offers.json', undefined)).toBeUndefined();
  });
});
