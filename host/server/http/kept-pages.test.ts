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
  expect(JSON.stringify(pages.renderer.render.mock.calls)).not.toMatch(
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
