import { readdir } from 'node:fs/promises';
import { endpoints } from '@site/contract/endpoints';
import { readShareCards } from './share-cards.ts';
import { type BuiltContent, buildContent, JSON_DIR } from './testing/built-content.ts';

let content: BuiltContent;
beforeAll(async () => {
  content = await buildContent();
});
afterAll(() => content.remove());

/** What heads each page that begins with a picture, each colour of a bike's page for itself. */
async function readHeads(): Promise<{ page: string; src: string }[]> {
  const home = await content.readAnswer(endpoints.readHomePage, 'home-page.json');
  const [about] = await content.readAnswer(endpoints.readBanners, 'left-right-banners.json');
  const ride = await content.readAnswer(endpoints.readTestRidePage, 'test-ride-page.json');
  const heads = [
    { page: 'home', src: home.banner.image.src },
    { page: 'about', src: about?.image.src ?? '' },
    { page: 'test ride', src: ride.banner.src },
  ];
  for (const file of await readdir(JSON_DIR)) {
    if (!file.startsWith('product-')) continue;
    const { variants } = await content.readAnswer(endpoints.readProductPage, file);
    for (const [variant, { hero, colour_heroes = {} }] of Object.entries(variants)) {
      const pictures = { '': hero, ...colour_heroes };
      for (const [colour, { src }] of Object.entries(pictures))
        heads.push({ page: `${file} ${variant} ${colour}`, src });
    }
  }
  return heads;
}

it('no two pages, variants or colours begin with one picture', async () => {
  const heads = await readHeads();
  expect(heads.length).toBeGreaterThan(15);
  const again = heads.filter(({ src }, at) => heads.findIndex((head) => head.src === src) !== at);
  expect(again).toEqual([]);
});

it('a picture of a place is marked as one where a page begins or ends with it, and the studio is not', async () => {
  const home = await content.readAnswer(endpoints.readHomePage, 'home-page.json');
  const [about] = await content.readAnswer(endpoints.readBanners, 'left-right-banners.json');
  const ride = await content.readAnswer(endpoints.readTestRidePage, 'test-ride-page.json');
  const views = [
    { src: home.banner.image.src, place: home.banner.is_place },
    { src: home.test_ride.image.src, place: home.test_ride.is_place },
    { src: about?.image.src, place: about?.is_place },
    { src: ride.banner.src, place: ride.is_place },
  ];
  for (const { src, place = false } of views)
    expect({ src, place }).toEqual({ src, place: !src?.includes('-hero@') });
});

it('the page of a model with variants begins with the picture of its first one', async () => {
  const { banner, variants } = await content.readAnswer(
    endpoints.readProductPage,
    'product-vayu_marut.json',
  );
  expect(banner?.src).toBe(variants['gt']?.hero.src);
});

it('no two cards of shared links show one picture', async () => {
  const renders = (await readShareCards()).map(({ render }) => render);
  expect(new Set(renders).size).toBe(renders.length);
});
