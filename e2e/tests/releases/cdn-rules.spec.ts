import { listProductTitles, readOrderHistory } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { previewPath, publishMutated } from '../../fixtures/releases';
import { expect, test } from '../../fixtures/test';
import { siteOrigin } from '../../site/addresses';

// The table of docs/deployment.md#cdn-rules-by-path, line by line.
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
const NOTHING = 'no-store';

/** First address in a document that begins so. */
function addressIn(html: string, start: string): string {
  const [, found] = new RegExp(`(${start}[^"\\\\ )]+)`).exec(html) ?? [];
  if (!found) throw new Error(`The page names nothing under ${start}`);
  return found;
}

const cacheOf = async (address: string, cookie = ''): Promise<string | null> =>
  (await fetch(address, { headers: { cookie }, redirect: 'manual' })).headers.get('cache-control');

test('each path says by itself what a CDN may keep of it', async () => {
  const html = await (await fetch(siteOrigin)).text();
  const rules: [address: string, cache: string | RegExp][] = [
    [addressIn(html, '/assets/'), FOR_A_YEAR],
    [addressIn(html, '/releases/'), FOR_A_YEAR],
    [addressIn(html, '/static/img/[^"\\\\ ]+@'), FOR_A_YEAR],
    ['/static/img/icon.svg', /^public, max-age=86400/],
    [addressIn(html, '/federation/directory/'), FOR_A_YEAR],
    ['/', 'public, max-age=0, must-revalidate, s-maxage=5'],
    ['/TEST-RIDE', 'public, max-age=0, must-revalidate, s-maxage=5'],
    ['/federation/offline-worker.js?page=/walk-in', 'no-cache'],
    ['/federation/snapshot', NOTHING],
    ['/readyz', NOTHING],
    ['/healthz', NOTHING],
    ['/robots.txt', AN_HOUR],
    ['/sitemap.xml', AN_HOUR],
    ['/favicon.ico', AN_HOUR],
    [callAddress(listProductTitles), /^public, max-age=\d+$/],
    [callAddress(readOrderHistory, { id: '0000012345' }), NOTHING],
  ];
  for (const [path, cache] of rules)
    expect.soft(await cacheOf(siteOrigin + path), path).toMatch(cache);
});

test('what a CDN keeps of a page is right for every visitor: no other header, cookie or query changes it', async () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(siteOrigin + path, { headers });
    return { etag: answer.headers.get('etag'), vary: answer.headers.get('vary') };
  };
  const first = await ask('/company-office');
  expect(first.vary).toBe('accept-encoding');
  expect(await ask('/company-office?utm_source=mail')).toEqual(first);
  const headers = { cookie: 'consent=all', 'accept-language': 'hi', 'user-agent': 'Other/1.0' };
  expect(await ask('/company-office', headers)).toEqual(first);
});

test('while a trial is under way, a CDN keeps no page, and never what only some visitors get', async ({
  startSite,
}) => {
  const { origin, store } = await startSite();
  await publishMutated(store, 'mf-catalog', '9.9.0', async () => undefined, { share: 10 });
  const inTrial = async () => (await fetch(origin, { headers: { cookie: 'group=9' } })).text();
  await expect.poll(inTrial).toContain('mf-catalog@9.9.0');
  expect(await cacheOf(origin)).toBe('private, no-cache');
  const directory = addressIn(await inTrial(), '/federation/directory/');
  expect(await cacheOf(origin + directory, 'group=9')).toContain('private');

  await publishMutated(store, 'mf-dealers', '9.9.1', async () => undefined, { share: 0 });
  const open = async () =>
    fetch(origin + (await previewPath(store, 'mf-dealers', '9.9.1')), { redirect: 'manual' });
  await expect.poll(async () => (await open()).headers.get('set-cookie')).toContain('preview=');
  const answer = await open();
  expect(answer.headers.get('cache-control')).toBe(NOTHING);
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
  expect(await cacheOf(`${origin}/company-office`, cookie)).toBe(NOTHING);
});
