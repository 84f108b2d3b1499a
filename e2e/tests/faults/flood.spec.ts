import { readMetrics } from '../../fixtures/host-metrics';
import { readiness } from '../../fixtures/isolated-site';
import { expect, test } from '../../fixtures/test';

/** More than one worker makes within the 2 s for which a visitor is let in. */
const VISITORS = 600;
const PRODUCT = '/product/vayu_marut';

test('a flood of different pages costs nobody more than the waiting page, and leaves nothing behind on the host', async ({
  startSite,
}) => {
  const site = await startSite(undefined, { RENDER_WORKERS: '1' });
  const ask = async (path: string) => {
    const answer = await fetch(site.origin + path);
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const home = await ask('/');

  const flood = Array.from({ length: VISITORS }, (_, n) => ask(`${PRODUCT}?variant=flood-${n}`));
  const kept = ask('/');
  const answers = await Promise.all(flood);
  const made = answers.filter(({ status }) => status === 200);
  const waiting = answers.filter(({ status }) => status === 503);
  expect(made.length + waiting.length).toBe(VISITORS);
  expect(made.length).toBeGreaterThan(0);
  expect(waiting.length).toBeGreaterThan(0);
  for (const { html } of made) expect(html).toContain('data-mf="mf-catalog@');
  for (const { headers, html } of waiting) {
    expect(html).toContain('Many riders are here right now');
    expect(headers.get('retry-after')).toMatch(/^[4-8]$/);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect(await kept).toMatchObject({ status: 200, html: home.html });

  await test.step('afterwards the host is as it was before', async () => {
    const { status, html } = await ask(`${PRODUCT}?variant=flood-over`);
    expect(status).toBe(200);
    expect(html).toContain('data-mf="mf-catalog@');
    expect(await ask('/')).toMatchObject({ status: 200, html: home.html });
    expect(await readiness(site)).toMatchObject({ status: 'ready', rendering: 'ok', alarms: [] });
    // An answer is counted when its last byte has gone, a moment after it was read here.
    await expect
      .poll(async () => {
        const of = await readMetrics(site);
        return {
          underWay: of('site_pages_under_way'),
          queue: of('site_pages_waiting'),
          refused: of('site_pages_refused_total'),
          answered200: of('site_page_seconds_count{status="200"}'),
          answered503: of('site_page_seconds_count{status="503"}'),
        };
      })
      .toEqual({
        ...{ underWay: 0, queue: 0, refused: waiting.length, answered503: waiting.length },
        // Home before, beside and after, and the last product.
        answered200: made.length + 4,
      });
  });
});
