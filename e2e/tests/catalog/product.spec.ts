import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { expect, test } from '../../fixtures/test';

for (const width of CATALOG_WIDTHS) {
  test.describe(`product at ${width} px`, () => {
    test('has a banner and variants', async ({ page }) => {
      await openQuietly(page, '/product/vayu_marut', width);
      await test.step('has an inner banner and a card for each variant', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vayu Marut');
        const cards = page
          .getByRole('region', { name: 'Vayu Marut variants' })
          .locator('button[aria-pressed]');
        await expect(cards).toHaveCount(4);
        await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
      });
      await test.step('shows the chosen variant with its price and its pre-order', async () => {
        const variants = page.getByRole('region', { name: 'Vayu Marut variants' });
        await variants.getByRole('button', { name: /Vayu Marut Sport/ }).click();
        const sport = page.getByRole('region', { name: 'Vayu Marut Sport', exact: true });
        await expect(sport).toBeInViewport();
        await expect(sport.getByText('Ex Showroom Price')).toBeVisible();
        await expect(sport.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
          'href',
          '/vayu_marut-sport/preorder',
        );
        await expect(page).toHaveURL(/variant=sport/);
        await page.reload();
        await expect(sport).toBeVisible();
      });
    });

    test('changes the render with the colour', async ({ page }) => {
      await openQuietly(page, '/product/vayu_marut', width);
      const gt = page.getByRole('region', { name: 'Vayu Marut GT', exact: true });
      await gt.getByRole('radio', { name: 'Graphite' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(gt.getByRole('radio', { name: 'Red' })).toBeChecked();
      await expect(gt.getByRole('img', { name: /Marut GT in red/ })).toBeVisible();
      await expect(page).toHaveURL(/colour=red/);
    });

    test('keeps a bar in view that leads through the page and to what was chosen', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openQuietly(page, '/product/vayu_marut?variant=gt&colour=red', width);
      const bar = page.getByRole('navigation', { name: 'Vayu Marut GT page' });
      const opener = bar.getByRole('button', { name: 'Sections of this page' });
      const follow = async (name: string) => {
        if (await opener.isVisible()) await opener.click();
        await bar.getByRole('link', { name, exact: true }).click();
      };
      await test.step('says name, price and colour of the chosen bike', async () => {
        await expect(bar).toContainText('Vayu Marut GT');
        await expect(bar).toContainText('₹1,79,999/-');
        await expect(bar.getByRole('img', { name: 'Red' })).toBeVisible();
      });
      await test.step('keeps these lines off its edges on a narrow phone, where they are three', async () => {
        const before = page.viewportSize();
        await page.setViewportSize({ width: 360, height: 740 });
        const [top, name] = await bar.evaluate((nav) =>
          [nav, nav.querySelector('b')].map((part) => part?.getBoundingClientRect().top ?? 0),
        );
        expect((name ?? 0) - (top ?? 0)).toBeGreaterThanOrEqual(4);
        if (before) await page.setViewportSize(before);
      });
      for (const [name, heading] of [
        ['Charging', 'Charging, at home and on the way'],
        ['Range', 'How far it goes for you'],
        ['Cost', 'What the Vayu Marut GT costs'],
        ['Overview', 'Vayu Marut GT'],
      ] as const)
        await test.step(`${name} brings its section into view, below the bar`, async () => {
          await follow(name);
          const below = page.getByRole('heading', { name: heading, exact: true });
          await expect(async () => {
            const [foot, top] = [await bar.boundingBox(), await below.boundingBox()];
            if (!foot || !top) throw new Error('bar or heading has no box');
            expect(top.y).toBeGreaterThanOrEqual(foot.y + foot.height);
            await expect(below).toBeInViewport({ timeout: 1 });
            await expect(bar).toBeInViewport({ ratio: 1, timeout: 1 });
          }).toPass();
        });
      if (await opener.isVisible())
        await test.step('closes what it opened by Escape, and by a press elsewhere', async () => {
          const charging = bar.getByRole('link', { name: 'Charging' });
          await expect(charging).toBeHidden();
          await opener.click();
          await charging.focus();
          await page.keyboard.press('Escape');
          await expect(charging).toBeHidden();
          await expect(opener).toBeFocused();
          await opener.click();
          await expect(charging).toBeVisible();
          await page.getByRole('main').click({ position: { x: 5, y: 5 }, force: true });
          await expect(charging).toBeHidden();
        });
      await test.step('books what was chosen', async () => {
        await expect(bar.getByRole('link', { name: /^Book Now/ })).toHaveAttribute(
          'href',
          '/vayu_marut-gt/preorder?colour=red',
        );
      });
      await test.step('leads to the comparison on the page of the specifications', async () => {
        await follow('Compare');
        await expect(page).toHaveURL(/technical-specifications\?.*#compare$/);
        const compare = page.getByRole('heading', { name: 'Compare', exact: true });
        await expect(compare).toBeInViewport();
        await expect(compare).toBeFocused();
      });
    });

    test('has a price with an offer, a picture to share, and a view to turn', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const frames: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('-spin')) frames.push(request.url());
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openQuietly(page, '/product/vayu_marut?variant=gt', width);
      await test.step('strikes the actual price through while a default offer applies', async () => {
        const gt = page.getByRole('region', { name: 'Vayu Marut GT', exact: true });
        await expect(gt.getByText('Offer Price')).toBeVisible();
        await expect(gt.locator('s')).toContainText('₹1,89,999/-');
        await expect(gt.getByText('₹1,79,999/-')).toBeVisible();
      });
      await test.step('is shared with its picture', async () => {
        await page.getByRole('button', { name: 'Share' }).click();
        const dialog = page.getByRole('dialog', { name: 'Share Vayu Marut GT' });
        await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true);
        await dialog.getByRole('button', { name: 'Copy link' }).click();
        await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
      });
      await test.step('turns in the 360° view, loaded only when asked for', async () => {
        expect(frames).toEqual([]);
        await page.getByRole('button', { name: 'View in 360°' }).click();
        const view = page.getByRole('slider', { name: 'Turn the Vayu Marut GT' });
        await expect(view).toHaveAttribute('aria-valuetext', '0 degrees');
        await view.press('ArrowRight');
        await expect(view).toHaveAttribute('aria-valuetext', '15 degrees');
        const box = await view.boundingBox();
        if (!box) throw new Error('the 360° view has no box');
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 5 });
        await page.mouse.up();
        await expect(view).not.toHaveAttribute('aria-valuetext', '15 degrees');
        const side = (await view.getAttribute('aria-valuetext')) ?? '';
        await page.getByRole('radio', { name: 'Graphite' }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(view.getByText('Shown in Red')).toBeVisible();
        await expect(view).toHaveAttribute('aria-valuetext', side);
        expect(frames.filter((address) => address.includes('gt-red-spin'))).toHaveLength(24);
      });
    });

    test('has no inner banner for the first model', async ({ page }) => {
      await openQuietly(page, '/product/vayu_one', width);
      const first = page.getByRole('main').locator('section').first();
      await expect(first).toHaveAccessibleName('Vayu One');
      await expect(first.getByRole('heading', { level: 1 })).toHaveText('Vayu One');
      await expect(first.getByRole('link', { name: 'Book Now' })).toBeVisible();
      await expect(page.getByRole('region', { name: /variants$/ })).toHaveCount(0);
    });
  });
}

test('the dialog to share a bike shows its ways in a low window without scrolling', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openQuietly(page, '/product/vayu_marut', 844);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Vayu Marut GT' });
  for (const way of ['Copy link', 'WhatsApp', 'E-mail'])
    await expect(dialog.getByText(way, { exact: true })).toBeInViewport({ ratio: 1 });
});

test('the product page goes from one product to another in the menu', async ({ page }) => {
  await openQuietly(page, '/product/vayu_one', 1440);
  const menu = page.getByRole('banner');
  await menu.getByRole('button', { name: 'Products' }).click();
  await menu.getByRole('link', { name: 'Marut Motor' }).click();
  await expect(page).toHaveURL(/\/product\/marut_motor$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marut Motor');
  await expect(page.getByRole('link', { name: 'Book Now' }).last()).toHaveAttribute(
    'href',
    '/marut_motor-0/preorder',
  );
});

test('the product page names picture, price and canonical address to those who link to it', async ({
  request,
}) => {
  const html = await (await request.get('/product/vayu_marut?variant=gt')).text();
  expect(html).toMatch(/property="og:image" content="[^"]*\/static\/img\/og-vayu_marut-gt\.jpg"/);
  expect(html).toMatch(/rel="canonical" href="[^"]*\/product\/vayu_marut"/);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as { '@type': string },
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Product',
      offers: Array(4).fill(expect.objectContaining({ '@type': 'Offer', priceCurrency: 'INR' })),
    }),
  );
});
