import { live, openPages, type PageApp, pageWith } from '../testing/page-app';

let pages: PageApp;
beforeEach(() => {
  pages = openPages();
});
afterEach(() => pages.app.close());

it('the host renders a page once for many visitors, and tells those who have it that nothing changed', async () => {
  const [first, ...others] = await Promise.all(
    Array.from({ length: 50 }, () => pages.get('/offers')),
  );
  expect(others.every(({ body }) => body === first?.body)).toBe(true);
  expect(pages.renderer.render).toHaveBeenCalledTimes(1);
  const etag = `${first?.headers['etag']}`;
  const again = await pages.app.inject({ url: '/offers', headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers['etag']).toBe(etag);
});

it('the host says of an address without a page each time that there is none, also to who was told so before', async () => {
  const url = '/product/%';
  const first = await pages.get(url);
  const etag = `${first.headers['etag']}`;
  const again = await pages.app.inject({ url, headers: { 'if-none-match': etag } });
  expect([first.statusCode, again.statusCode]).toEqual([404, 404]);
  expect(again.body).toBe(first.body);
});

it('the host lets nothing of a visitor into what it keeps for the next one', async () => {
  const personal = {
    cookie: 'session=asha',
    authorization: 'Bearer asha',
    'user-agent': 'asha',
    'accept-language': 'asha',
    'x-forwarded-for': '203.0.113.9',
  };
  const url = '/offers?phone=9876543210&name=asha';
  const answer = await pages.app.inject({ url, headers: personal });
  // The API is told whom it answers, as by every proxy; nothing else is made of the address.
  const [[asked, call] = []] = pages.renderer.render.mock.calls;
  expect(call?.visitor).toBe('203.0.113.9');
  expect(JSON.stringify([asked, { ...call, visitor: '' }])).not.toMatch(
    /asha|9876543210|203\.0\.113/,
  );
  expect(answer.body + JSON.stringify(answer.headers)).not.toMatch(/asha|9876543210|203\.0\.113/);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await pages.get('/offers')).body).toBe(answer.body);
  expect(pages.renderer.render).toHaveBeenCalledTimes(1);
});

it('the host keeps nothing that was made by other releases than those that it was asked of', async () => {
  const other = { ...live, snapshot: { id: 'def', remotes: [] } };
  pages.renderer.render.mockResolvedValueOnce({
    live: other,
    result: { page: pageWith('New', 200) },
  });
  expect((await pages.get('/')).body).toContain('New');
  expect((await pages.get('/')).body).not.toContain('New');
});

it('the host makes a page that takes the place of a kept one for nobody in particular, whom the API could refuse', async () => {
  const asker = (call: number) => pages.renderer.render.mock.calls[call]?.[1]?.visitor;
  await pages.get('/offers');
  const later = performance.now() + 6_000;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
  await pages.get('/offers');
  clock.mockRestore();
  expect([asker(0), asker(1)]).toEqual(['127.0.0.1', undefined]);
});

describe('the page of a visitor whom the API refuses what it asks', () => {
  const GUESSER = '198.51.100.66';
  const asFrom = (visitor: string, url = '/pay/17') =>
    pages.app.inject({ url, headers: { 'x-forwarded-for': visitor } });
  const refused = {
    ...pageWith('Too often', 200),
    hasAllData: false,
    failedReads: { http: 1 },
    isRefused: true,
  };

  beforeEach(() => {
    pages.renderer.render.mockImplementation(async (url, call) => {
      await new Promise(setImmediate);
      const page = call?.visitor === GUESSER ? refused : pageWith(url, 200);
      return { live, result: { page } };
    });
  });

  it('is kept for nobody, and counts as no trouble of the API', async () => {
    const answer = await asFrom(GUESSER);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Too often');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(pages.metrics.countFailedReads).not.toHaveBeenCalled();
    expect((await asFrom('192.0.2.1')).body).not.toContain('Too often');
    // What is kept has been answered before: it is for everybody.
    expect((await asFrom(GUESSER)).body).not.toContain('Too often');
  });

  it('goes to nobody who waits for the same page with that visitor: for them it is made once more, once for all', async () => {
    const guesser = asFrom(GUESSER);
    await new Promise((resolve) => setImmediate(resolve));
    const others = Array.from({ length: 20 }, (_, n) => asFrom(`192.0.2.${n}`));
    expect((await guesser).body).toContain('Too often');
    for (const { body, headers } of await Promise.all(others)) {
      expect(body).not.toContain('Too often');
      expect(headers['cache-control']).toContain('public');
    }
    expect(pages.renderer.render).toHaveBeenCalledTimes(2);
  });

  it('goes to nobody else, however many such visitors ask for it at the same time', async () => {
    const guessers = Array.from({ length: 10 }, () => asFrom(GUESSER));
    const other = asFrom('192.0.2.1');
    expect((await other).body).not.toContain('Too often');
    await Promise.all(guessers);
  });

  it('is not the page of everybody where its visitor has left and has no address any more', async () => {
    pages.app.addHook('onRequest', async (request) => {
      Object.defineProperty(request, 'ip', { value: undefined });
    });
    await pages.get('/pay/17');
    expect(pages.renderer.render.mock.calls[0]?.[1]).toMatchObject({ visitor: 'unknown' });
  });
});
