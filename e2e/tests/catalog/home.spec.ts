import type { Locator, Page } from '@playwright/test';
import { readHomeBlocks, readHomeMedia } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { expectRest, stopTime, wake } from '../../fixtures/carousel';
import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { type Block, type Media, readContent } from '../../fixtures/content';
import { expect, test } from '../../fixtures/test';

/** Level-2 headings in the order of spec §2. */
const ORDER = [
  /named after the wind/,
  /nothing to hide/,
  /Featured in/,
  /Find your/,
  /saddle/,
  /Watch/,
  /says it all/,
];

const carouselOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Words, ways on and picture of a block, and the picture on the side that its layout names. */
async function expectBlock(page: Page, block: Block, width: number): Promise<void> {
  const article = page.getByRole('article', {
    name: block.title.map(({ label }) => label).join(' '),
  });
  await expect(article.getByText(block.tagline, { exact: true })).toBeVisible();
  await expect(article.getByText(block.description)).toBeVisible();
  await expect(article.getByRole('link')).toHaveText(block.actions.map(({ label }) => label));
  for (const { label, link } of block.actions)
    await expect(article.getByRole('link', { name: label })).toHaveAttribute('href', link);
  const picture = await article.getByRole('img', { name: block.image.alt }).boundingBox();
  const words = await article.getByRole('heading').boundingBox();
  if (!picture || !words) throw new Error('the block has no box');
  if (width < 600) expect(picture.y + picture.height).toBeLessThan(words.y);
  else expect(picture.x < words.x ? 'left' : 'right').toBe(block.layout);
}

/** A drawing comes when it is near, and its box was as high before as after. */
async function expectDrawn(drawing: Locator): Promise<void> {
  const before = await drawing.evaluate((image: HTMLImageElement) => {
    image.scrollIntoView({ block: 'center', inline: 'center' });
    return [image.offsetWidth, image.offsetHeight];
  });
  expect(Math.min(...before)).toBeGreaterThanOrEqual(40);
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(
    await drawing.evaluate((image: HTMLImageElement) => [image.offsetWidth, image.offsetHeight]),
  ).toEqual(before);
}

for (const width of CATALOG_WIDTHS) {
  test.describe(`home at ${width} px`, () => {
    test('shows what the content store holds, in the order of the spec', async ({
      page,
      request,
    }) => {
      await openQuietly(page, '/', width);
      const main = page.getByRole('main');
      const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
      const places = ORDER.map((text) => headings.findIndex((heading) => text.test(heading)));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));

      const { blocks } = await readContent<{ blocks: Block[] }>(
        request,
        callAddress(readHomeBlocks),
      );
      await expect(main.getByRole('article')).toHaveCount(blocks.length);
      for (const block of blocks) await expectBlock(page, block, width);

      const { press, testimonials } = await readContent<Media>(request, callAddress(readHomeMedia));
      expect(press).toHaveLength(7);
      const links = carouselOf(page, 'Press links').locator('a');
      await expect(links).toHaveCount(7);
      for (const [at, { name, url, headline }] of press.entries()) {
        await expect(links.nth(at)).toHaveAccessibleName(`${name} ${headline}`);
        await expectDrawn(links.nth(at).locator('img'));
        await expect(links.nth(at)).toHaveAttribute('href', url);
        await expect(links.nth(at)).toHaveAttribute('target', '_blank');
        await expect(links.nth(at)).toHaveAttribute('rel', /noopener/);
      }
      expect(testimonials).toHaveLength(4);
      const riders = main.getByRole('figure');
      await expect(riders).toContainText(testimonials.map(({ quote }) => quote));
      await expect(riders).toContainText(testimonials.map(({ name }) => name));
      for (const [at, { portrait }] of testimonials.entries())
        await expectDrawn(riders.nth(at).getByRole('img', { name: portrait.alt }));

      await main.getByRole('link', { name: 'Book a test ride' }).last().click();
      await expect(page).toHaveURL(/\/test-ride$/);
    });

    test('has its numbers over the whole width of the first view: nothing stands beside them', async ({
      page,
    }) => {
      await openQuietly(page, '/', width);
      const numbers = await page.getByRole('main').locator('dl').first().boundingBox();
      if (!numbers) throw new Error('the numbers have no box');
      expect(width - numbers.x - numbers.width).toBeCloseTo(numbers.x, 0);
    });

    test('plays its six films of three ids, and none is moved away', async ({ page, request }) => {
      await page.clock.install();
      await openQuietly(page, '/', width);
      const { videos } = await readContent<Media>(request, callAddress(readHomeMedia));
      const films = carouselOf(page, 'Videos');
      await wake(films);
      await stopTime(page);
      await expect(films.locator('iframe, video')).toHaveCount(0);
      await films
        .getByRole('button', { name: /^Play video/ })
        .first()
        .click();
      const [first] = videos;
      if (!first) throw new Error('there are no films');
      await expect(films.getByLabel(first.title, { exact: true })).toBeFocused();
      await films.getByLabel(first.title, { exact: true }).blur();
      await page.mouse.move(2, 2);
      await expectRest(page, films);

      for (const { title } of videos.slice(1)) {
        await films.getByRole('button', { name: `Play video: ${title}` }).focus();
        await page.keyboard.press('Enter');
        await expect(films.getByLabel(title, { exact: true })).toBeInViewport();
      }
      expect([videos.length, new Set(videos.map(({ video_id }) => video_id)).size]).toEqual([6, 3]);
      // Our own films: served by us, in parts, as browsers ask for them. Behind the type stands which part plays.
      const sources = await films
        .locator('source[type="video/webm"]')
        .evaluateAll((players) => players.map((player) => player.getAttribute('src') ?? ''));
      expect(sources).toEqual(videos.map(({ film }) => film?.replace(/(?=#|$)/, '.webm')));
      const part = await request.get(sources[0] ?? '', { headers: { range: 'bytes=0-99' } });
      expect([part.status(), part.headers()['content-type'], (await part.body()).length]).toEqual([
        206,
        'video/webm',
        100,
      ]);
    });

    test('moves the model gallery by its buttons, and leads from a model to its page', async ({
      page,
    }) => {
      await openQuietly(page, '/', width);
      const models = carouselOf(page, 'Model gallery');
      await wake(models);
      const counter = models.getByText(/^Slide \d of 7$/);
      await models.getByRole('button', { name: 'Pause' }).click();
      const before = await counter.textContent();
      await models.getByRole('button', { name: 'Next slide' }).click();
      await expect(counter).not.toHaveText(before ?? '');
      await models.getByRole('button', { name: 'Previous slide' }).click();
      await expect(counter).toHaveText(before ?? '');
      await models.getByRole('link', { name: 'Vayu One' }).click();
      await expect(page).toHaveURL(/\/product\/vayu_one$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vayu One');
    });
  });
}

test('the picture of the first view is preloaded in the widths that the page chooses from', async ({
  page,
}) => {
  for (const path of ['/', '/about-us', '/product/vayu_marut', '/product/vayu_one']) {
    const html = await (await page.request.get(path)).text();
    const [preload = ''] = html.match(/<link rel="preload" as="image"[^>]*>/) ?? [];
    const [source = ''] =
      html.slice(html.indexOf('<main')).match(/<source type="image\/avif"[^>]*>/) ?? [];
    const [, srcset] = source.match(/srcset="([^"]+)"/i) ?? [];
    expect(srcset, path).toMatch(/\/static\/img\/[\w-]+@[0-9a-f]{6}-480\.avif 480w/);
    expect(preload, path).toContain(`imagesrcset="${srcset}"`);
    expect(preload, path).toContain('fetchpriority="high"');
  }
});

test('home leads to the running-cost calculator itself, not to the top of its page', async ({
  page,
}) => {
  await openQuietly(page, '/', 1440);
  await page.getByRole('link', { name: 'Work out your running cost' }).click();
  await expect(page).toHaveURL('/product/vayu_one#running-cost');
  await expect(page.getByRole('heading', { name: 'Work out your running cost' })).toBeInViewport();
});
