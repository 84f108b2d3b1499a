import { holdRequests } from '../../fixtures/hold-requests';
import { waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

interface LayoutEvent {
  name: string;
  args: { beginData?: { dirtyObjects: number; totalObjects: number } };
}

const RUPEE_FONT = /montserrat-latin-ext\.[^/]+\.woff2$/;

test('the sign of the rupee comes in a file of its own, and when it comes only prices are laid out anew', async ({
  page,
  browser,
}) => {
  const font = await holdRequests(page, RUPEE_FONT);
  const asked = page.waitForRequest(RUPEE_FONT);
  await page.goto('/product/vayu_one', { waitUntil: 'commit' });
  await asked;
  await waitForHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  font.release();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The frame in which its texts are laid out, and the one after it.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  const trace = JSON.parse(String(await browser.stopTracing()));
  const layouts = (trace.traceEvents as LayoutEvent[]).flatMap(({ name, args }) =>
    name === 'Layout' && args.beginData ? [args.beginData] : [],
  );
  expect(layouts.length).toBeGreaterThan(0);
  for (const { dirtyObjects, totalObjects } of layouts) {
    expect(dirtyObjects).toBeLessThan(totalObjects / 2);
  }
});
