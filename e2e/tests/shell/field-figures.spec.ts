import { waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

const PHONE = '0000054321';

test('a visit arrives as counts with remote and release, and carries nothing of the visitor', async ({
  page,
  request,
}) => {
  // What a page asks for when it has begun to measure.
  const measured = page.waitForResponse(/\/federation\/directory\//);
  await page.goto(`/?phone=${PHONE}&utm_source=mail`);
  await waitForHydration(page);
  await measured;
  await page.locator('a[href="/locate-dealer"]:visible').first().click();
  await expect(page).toHaveURL(/locate-dealer/);

  const sent = page.waitForRequest('**/federation/figures');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const report = await sent;
  expect((await report.response())?.status()).toBe(204);
  const { cookie, referer } = await report.allHeaders();
  expect([cookie, referer]).toEqual([undefined, undefined]);
  const figures = report.postDataJSON();
  const home = { remote: 'mf-catalog', release: expect.any(String), route: '/' };
  expect(figures).toContainEqual({ name: 'TTFB', value: expect.any(Number), page: home });
  expect(figures).toContainEqual({ name: 'LCP', value: expect.any(Number), page: home });

  const metrics = await (await request.get('/metrics')).text();
  const { release } = figures[0].page;
  for (const name of ['site_field_ttfb_seconds', 'site_field_lcp_seconds', 'site_render_seconds'])
    expect(metrics).toContain(`${name}_count{remote="mf-catalog",release="${release}",route="/"} `);
  expect(metrics).toContain(`site_live_release{remote="mf-catalog",release="${release}"} 1`);
  expect(metrics).not.toContain(PHONE);
});
