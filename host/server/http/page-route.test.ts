import { live, openPages, type PageApp, pageWith, SITE } from '../testing/page-app';

let pages: PageApp;
beforeEach(() => {
  pages = openPages();
});
afterEach(() => pages.app.close());

it('the host sends the page of an address, with the script that makes it live', async () => {
  const answer = await pages.get('/locate-dealer?state=Goa');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`${SITE}/locate-dealer`);
  expect(answer.body).toContain('src="/assets/client.js"');
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=5');
  // A cache that many share must not give a compressed page to who cannot read it.
  expect(answer.headers['vary']).toBe('accept-encoding');
  expect(answer.headers['content-security-policy']).not.toContain('googletagmanager');
});

it('the host lets the payment provider into the page on which a visitor pays, and into no other', async () => {
  const paying = await pages.get('/Pay/17/');
  expect(paying.headers['content-security-policy']).toContain('https://checkout.razorpay.com');
  expect(paying.headers['permissions-policy']).toContain('payment=(self');
  const other = await pages.get('/locate-dealer');
  expect(other.headers['content-security-policy']).not.toContain('razorpay');
  expect(other.headers['permissions-policy']).toContain('payment=()');
});

it('the host cuts the page on which a visitor pays, and that of the team, from the window that opened them, and no other', async () => {
  pages.teamData.answerTo.mockResolvedValue({ data: {} });
  const policyOf = async (path: string) =>
    (await pages.get(path)).headers['cross-origin-opener-policy'];
  expect(await policyOf('/pay/17')).toBe('same-origin-allow-popups');
  expect(await policyOf('/for-the-team')).toBe('same-origin');
  expect(await policyOf('/locate-dealer')).toBeUndefined();
  expect(await policyOf('//')).toBeUndefined();
});

it.each([
  '//',
  '//evil.com/test-ride',
  '/%',
  '/product/%00',
  '/product/%E0%A4%A',
  '/product/%E0%A4%A?ref=1',
  `/product/${'x'.repeat(3_000)}`,
])(
  'the host sends the 404 page for %s, whose script begins at an address that a router can hold',
  async (url) => {
    const answer = await pages.get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.body).toContain('No such page');
    expect(answer.body).toContain('src="/assets/client.js"');
    expect(answer.body).toContain('"address":"/404"');
    expect(pages.renderer.render).not.toHaveBeenCalled();
  },
);

it('the host sends a visitor on to the canonical address with their own query, and keeps none of it', async () => {
  pages.renderer.render.mockResolvedValueOnce({
    live,
    result: { redirect: '/test-ride', status: 308 },
  } as never);
  const first = await pages.get('/TEST-RIDE?name=asha');
  expect(first.statusCode).toBe(308);
  expect(first.headers['location']).toBe('/test-ride?name=asha');
  const next = await pages.get('/TEST-RIDE');
  expect(next.headers['location']).toBe('/test-ride');
  expect(pages.renderer.render).toHaveBeenCalledTimes(1);
});

it('the host sends a visitor on with their own query in the place of that which the page shows', async () => {
  pages.renderer.render.mockResolvedValueOnce({
    live,
    result: { redirect: '/test-ride?model=gt', status: 308 },
  } as never);
  const { headers } = await pages.get('/TEST-RIDE?model=gt&name=asha');
  expect(headers['location']).toBe('/test-ride?model=gt&name=asha');
});

it('the host tells the script of a page of which content its texts are, to read the others there too', async () => {
  const content = { version: '1', folder: 'content/1', dir: '/x', path: '/releases/content/1/web' };
  pages.renderer.render.mockResolvedValueOnce({
    live: { ...live, content },
    result: { page: pageWith('Texts', 200) },
  });
  expect((await pages.get('/offers')).body).toContain('"contentPath":"/releases/content/1/web"');
});

it('the host answers a machine that asks for an unreadable address in its own language', async () => {
  const answer = await pages.get('/api/v2/ev/dealers/%');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status: 400 });
});

it('the host sends clear words when nothing can be rendered, and lets the browser try', async () => {
  pages.renderer.render.mockRejectedValueOnce(new Error('no worker'));
  const answer = await pages.get('/offers?x=1&y="2"');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^[456]$/),
    'cache-control': 'no-store',
  });
  expect(answer.body).toContain('<h1>This page could not be loaded</h1>');
  expect(answer.body).toContain('href="/offers?x=1&amp;y=%222%22"');
  expect(answer.body).toContain('href="tel:');
  expect(answer.body).toContain('src="/assets/client.js"');
});

it('the log tells of pages that nothing could be rendered for once a second, and not for each visitor', async () => {
  pages.renderer.render.mockRejectedValue(new Error('no worker'));
  for (const path of ['/a', '/b', '/c']) expect((await pages.get(path)).statusCode).toBe(503);
  expect(pages.lines).toMatchObject([{ alarm: 'render', pages: 1, err: { message: 'no worker' } }]);
});

it('the log tells nothing of a visitor who leaves while the page is made', async () => {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const givenUp = new Promise<void>((resolve) => {
    pages.renderer.render.mockImplementationOnce((_url, call) => {
      begin();
      return new Promise((_resolve, reject) => {
        call?.signal?.addEventListener('abort', () => {
          reject(call.signal?.reason);
          resolve();
        });
      });
    });
  });
  const origin = await pages.app.listen({ port: 0, host: '127.0.0.1' });
  const visitor = new AbortController();
  const asked = fetch(`${origin}/pay/1`, visitor).catch(() => undefined);
  await begun;
  visitor.abort();
  await Promise.all([asked, givenUp]);
  expect((await fetch(`${origin}/pay/2`)).status).toBe(200);
  expect(pages.lines).toEqual([]);
});

it('the host sends the same words before any release is live, without a script that has nothing to show', async () => {
  pages.renderer.live = undefined;
  pages.renderer.render.mockRejectedValueOnce(new Error('no worker'));
  const answer = await pages.get('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^[456]$/),
    'cache-control': 'no-store',
  });
  expect(answer.body).toContain('<h1>This page could not be loaded</h1>');
  expect(answer.body).not.toContain('src="/assets/client.js"');
});

it('the host tells machines and visitors to come back for a page that is faulty', async () => {
  pages.renderer.render.mockResolvedValueOnce({ live, result: { page: pageWith('Card', 503) } });
  const answer = await pages.get('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^[456]$/),
    'cache-control': 'no-store',
  });
  // The next one gets no fault that is over.
  expect(answer.headers['etag']).toBeUndefined();
  expect((await pages.get('/')).statusCode).toBe(200);
});

it('the host says when a page comes back that it leaves to the browsers for a while', async () => {
  pages.renderer.render.mockResolvedValueOnce({
    live,
    result: { page: pageWith('Card', 503) },
    backInMs: 59_500,
  } as never);
  expect(Number((await pages.get('/')).headers['retry-after'])).toBeGreaterThanOrEqual(60);
});
