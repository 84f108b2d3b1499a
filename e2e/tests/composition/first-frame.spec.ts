import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { startFront } from '../../fixtures/front';
import { waitForPage } from '../../fixtures/hydration';
import { expectNoShift, watchShifts } from '../../fixtures/layout-shift';
import { expect, test } from '../../fixtures/test';
import { siteOrigin } from '../../site/addresses';

/** When something happened first, in ms since the page was asked for. */
async function timeOf(page: Page, entry: 'first-paint' | 'header is whole'): Promise<number> {
  const read = () =>
    page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0, entry);
  await expect.poll(read).toBeGreaterThan(0);
  return read();
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
  try {
    await watchShifts(page);
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (!document.getElementById('header-end')) return;
        performance.mark('header is whole');
        watch.disconnect();
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${front.origin}/test-ride`, { waitUntil: 'commit' });
    await expect(page.locator('header nav')).toBeAttached();
    // That is time enough for a frame: nothing else is to be done meanwhile.
    await page.evaluate(async () => {
      for (let time = 0; time < 20; time += 1) await (await fetch('/robots.txt')).text();
    });
    answer?.end(html.slice(middle));

    await waitForPage(page);
    expect(await timeOf(page, 'first-paint')).toBeGreaterThan(
      await timeOf(page, 'header is whole'),
    );
    await expectNoShift(page);
  } finally {
    // The page first: what it still asks for must not find a front that is gone.
    await page.close();
    front.close();
  }
});
