import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { startFront } from '../../fixtures/front';
import { waitForPage } from '../../fixtures/hydration';
import { expectNoShift, watchShifts } from '../../fixtures/layout-shift';
import { expect, test } from '../../fixtures/test';
import { siteOrigin } from '../../site/addresses';

/** When the first frame was painted and when the header was whole, in ms since the page was asked for. */
async function readTimes(page: Page): Promise<{ painted: number; whole: number }> {
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    whole: performance.getEntriesByName('header is whole')[0]?.startTime ?? Number.NaN,
  }));
}

test('no frame shows a part of the header: the first one waits until all of it has come', async ({
  page,
}) => {
  const html = await (await fetch(`${siteOrigin}/test-ride`)).text();
  const middle = html.indexOf('</a>', html.indexOf('<nav'));
  let answer: ServerResponse | undefined;
  const front = await startFront(
    () => siteOrigin,
    ({ url }, outgoing) => {
      if (url !== '/test-ride') return false;
      answer = outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      answer.write(html.slice(0, middle));
      return true;
    },
  );
  await watchShifts(page);
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main')) return;
      performance.mark('header is whole');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${front.origin}/test-ride`, { waitUntil: 'commit' });
  await expect(page.locator('header nav')).toBeAttached();
  // Time enough for a frame: nothing waits for the processor meanwhile.
  await page.evaluate(async () => {
    for (let time = 0; time < 20; time += 1) await (await fetch('/robots.txt')).text();
  });
  answer?.end(html.slice(middle));

  await waitForPage(page);
  const { painted, whole } = await readTimes(page);
  expect(painted).toBeGreaterThan(whole);
  await expectNoShift(page);
  front.close();
});
