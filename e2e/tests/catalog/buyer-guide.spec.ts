import { listPricedProducts, readCostNotes } from '@site/contract';
import { callPattern } from '@site/contract/endpoints';
import { CATALOG_WIDTHS, openQuietly } from '../../fixtures/catalog';
import { holdRequests } from '../../fixtures/hold-requests';
import { expectNoShift, watchShifts } from '../../fixtures/layout-shift';
import { expect, test } from '../../fixtures/test';

for (const width of CATALOG_WIDTHS) {
  test(`costs, range and charging that come late move nothing of a product's page at ${width} px`, async ({
    page,
  }) => {
    await watchShifts(page);
    const code = await holdRequests(page, /product-later/);
    const notes = await holdRequests(page, callPattern(readCostNotes));
    await openQuietly(page, '/product/vayu_one', width);
    const notesAsked = page.waitForRequest(callPattern(readCostNotes));
    const below = page.getByRole('heading', { name: 'In numbers' });
    await below.scrollIntoViewIfNeeded();
    const { y = 0 } = (await below.boundingBox()) ?? {};
    code.release();
    await notesAsked;
    notes.release();
    await expect(page.getByRole('link', { name: 'Questions and answers' })).toBeAttached();
    await expectNoShift(page);
    expect((await below.boundingBox())?.y).toBeCloseTo(y, -1);
  });

  test(`costs whose code is lost leave no empty place below their message at ${width} px`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/product-later|ERR_FAILED/);
    await page.route(/product-later/, (route) => route.abort());
    await openQuietly(page, '/product/vayu_one#cost', width);
    const again = page.getByRole('button', { name: 'Try Again' });
    await expect(again).toBeVisible();
    const below = page.getByRole('heading', { name: 'In numbers' });
    const [button, next] = [await again.boundingBox(), await below.boundingBox()];
    if (!button || !next) throw new Error('the button or the next heading has no box');
    expect(next.y - button.y).toBeLessThan(600);
  });

  test(`costs whose notes and price come late stand still while they are read at ${width} px`, async ({
    page,
  }) => {
    await watchShifts(page);
    const notes = await holdRequests(page, callPattern(readCostNotes));
    const price = await holdRequests(page, callPattern(listPricedProducts));
    const notesAsked = page.waitForRequest(callPattern(readCostNotes));
    await openQuietly(page, '/product/vayu_one?state=KA#cost', width);
    await notesAsked;
    notes.release();
    await expect(page.getByText('Getting the price…')).toBeVisible();
    price.release();
    await expect(page.getByRole('table', { name: 'On-road price in Karnataka' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^What the .* costs$/ })).toBeInViewport();
    await expectNoShift(page);
  });

  test(`who scrolls on before the costs are there is not pulled back to them at ${width} px`, async ({
    page,
  }) => {
    const notes = await holdRequests(page, callPattern(readCostNotes));
    const notesAsked = page.waitForRequest(callPattern(readCostNotes));
    await openQuietly(page, '/product/vayu_one#cost', width);
    await notesAsked;
    const below = page.getByRole('heading', { name: 'In numbers' });
    await page.mouse.move(width / 2, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 800);
      await expect(below).toBeInViewport({ timeout: 500 });
    }).toPass();
    notes.release();
    const costs = page.getByRole('heading', { name: /^What the .* costs$/ });
    await expect(costs).toBeAttached();
    // Effects of the new sections have run with the second frame.
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    await expect(costs).not.toBeInViewport();
    await expect(below).toBeInViewport();
  });

  test(`an address with a section of the buyer's guide leads to it, below the bar, also after a reload, at ${width} px`, async ({
    page,
  }) => {
    const bar = page.getByRole('navigation', { name: 'Vayu One page' });
    const charging = page.getByRole('heading', { name: 'Charging, at home and on the way' });
    const expectBelowBar = () =>
      expect(async () => {
        const [foot, top] = [await bar.boundingBox(), await charging.boundingBox()];
        if (!foot || !top) throw new Error('bar or heading has no box');
        expect(top.y).toBeGreaterThanOrEqual(foot.y + foot.height);
        await expect(charging).toBeInViewport({ timeout: 1 });
      }).toPass();
    await openQuietly(page, '/product/vayu_one#charging', width);
    await expectBelowBar();
    await page.reload();
    await expectBelowBar();
  });
}
