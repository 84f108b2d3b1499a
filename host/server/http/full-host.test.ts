import { BusyError } from '../render/render-errors';
import { live, openPages, type PageApp, pageWith } from '../testing/page-app';

let pages: PageApp;
beforeEach(() => {
  pages = openPages();
});
afterEach(() => pages.app.close());

it('the host sends the waiting page at once when too many pages are asked for: it comes back by itself, to the same address', async () => {
  pages.renderer.render.mockRejectedValueOnce(new BusyError('full'));
  const answer = await pages.get('/locate-dealer?state=Goa&q="a"');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThanOrEqual(4);
  expect(seconds).toBeLessThan(9);
  expect(answer.body).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
  expect(answer.body).toContain('<a href="">Retry</a>');
  expect(answer.body).not.toContain('<script');
  expect((await pages.get('/locate-dealer?state=Goa')).statusCode).toBe(200);
});

it('the host refuses a visitor before anything is done for the page when the host is full, unless the page is kept', async () => {
  const kept = await pages.get('/offers');
  pages.renderer.render.mockClear();
  pages.renderer.isFull = true;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => pages.get(`/product/${n}?a=${n}`)),
  );
  for (const { statusCode, headers, body } of answers) {
    expect(statusCode).toBe(503);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body).toContain(`content="${headers['retry-after']}"`);
    expect(body).toContain('href="tel:');
  }
  expect(pages.renderer.render).not.toHaveBeenCalled();
  expect(pages.metrics.countRefused).toHaveBeenCalledTimes(answers.length);
  expect((await pages.get('/offers?utm_source=mail')).body).toBe(kept.body);
});

it('the host refuses an address with other parameters of a kept path before anything is done for it, too', async () => {
  await pages.get('/pay/1');
  const kept = await pages.get('/pay/1?colour=red');
  pages.renderer.render.mockClear();
  pages.renderer.isFull = true;
  for (const address of ['/pay/1?colour=x1', '/pay/1?colour=x2'])
    expect((await pages.get(address)).statusCode).toBe(503);
  expect(pages.renderer.render).not.toHaveBeenCalled();
  expect((await pages.get('/pay/1?colour=red')).body).toBe(kept.body);
});

it('the host that a release fills sends a kept page of the set before instead of the waiting page', async () => {
  const kept = await pages.get('/offers');
  pages.renderer.live = { ...live, snapshot: { ...live.snapshot, id: 'next' } };
  pages.renderer.former = [live];
  pages.renderer.isFull = true;
  pages.renderer.render.mockRejectedValue(new BusyError('full'));
  const answer = await pages.get('/offers?utm_source=mail');
  expect([answer.statusCode, answer.body]).toEqual([200, kept.body]);
  expect((await pages.get('/test-ride')).statusCode).toBe(503);
  pages.renderer.former = [];
  expect((await pages.get('/offers')).statusCode).toBe(503);
});

it('a page that stands in after a release counts as a view of the version that made it, so that a trial is judged by its own pages', async () => {
  const [checkout] = live.snapshot.remotes;
  if (!checkout) throw new Error('The sample has no remote');
  const next = structuredClone(live);
  next.snapshot = { id: 'next', remotes: [{ ...checkout, version: '9.9.9' }] };
  const counted = () => pages.onView.mock.calls.map(([{ version }]) => version);

  await pages.get('/pay/1');
  pages.renderer.live = next;
  pages.renderer.former = [live];
  pages.renderer.render.mockRejectedValueOnce(new BusyError('full'));
  expect((await pages.get('/pay/1')).statusCode).toBe(200);
  expect(counted()).toEqual(['1.0.0', '1.0.0']);
  pages.renderer.former = [];
  await pages.get('/pay/1');
  expect(counted()).toEqual(['1.0.0', '1.0.0', '9.9.9']);
});

it('the host takes the connection from whom it sends away, so that those who ask much make room for new visitors', async () => {
  const kept = await pages.get('/offers');
  pages.renderer.isFull = true;
  const origin = await pages.app.listen({ port: 0, host: '127.0.0.1' });
  const refused = await fetch(`${origin}/product/1`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('connection')).toBe('close');
  const answered = await fetch(`${origin}/offers`);
  expect(answered.headers.get('connection')).toBe('keep-alive');
  expect(await answered.text()).toBe(kept.body);
});

it('the host lets a visitor share a page that is being made, however full the house is', async () => {
  let finish: () => void = () => undefined;
  pages.renderer.render.mockImplementationOnce(async (url) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { live, result: { page: pageWith(url, 200) } };
  });
  const first = pages.get('/offers');
  while (pages.renderer.render.mock.calls.length === 0) await new Promise(setImmediate);
  pages.renderer.isFull = true;
  const second = pages.get('/offers?utm_source=mail');
  await new Promise(setImmediate);
  finish();
  expect((await first).statusCode).toBe(200);
  expect((await second).body).toBe((await first).body);
  expect((await pages.get('/test-ride')).statusCode).toBe(503);
});

it('the host gives a page up when its visitor has gone', async () => {
  let signal: AbortSignal | undefined;
  const begun = new Promise<void>((resolve) => {
    pages.renderer.render.mockImplementationOnce((_url, call) => {
      signal = (call as { signal: AbortSignal }).signal;
      resolve();
      return new Promise(() => undefined);
    });
  });
  const visitor = new AbortController();
  const origin = await pages.app.listen({ port: 0, host: '127.0.0.1' });
  const left = fetch(`${origin}/offers`, { signal: visitor.signal }).catch(() => 'left');
  await begun;
  visitor.abort();
  expect(await left).toBe('left');
  await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
  expect(signal?.aborted).toBe(true);
});
