import { live, openPages, type PageApp, pageWith } from '../testing/page-app';

let pages: PageApp;
beforeEach(() => {
  pages = openPages();
});
afterEach(() => pages.app.close());

describe('a preview', () => {
  const preview = [{ remote: 'mf-a', version: '1.3.0' }];
  beforeEach(() => {
    pages.visit({ preview });
  });

  it('is marked, with a way out, and is for no search engine and no cache', async () => {
    const answer = await pages.get('/locate-dealer');
    expect(answer.body).toContain('Preview of mf-a 1.3.0. Only you see this.');
    expect(answer.body).toContain('href="/federation/preview/end"');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['etag']).toBeUndefined();
  });

  it('is never given to anybody else, nor taken from what others got', async () => {
    await pages.get('/preview-me');
    pages.visit({ preview: [] });
    expect((await pages.get('/preview-me')).body).not.toContain('Preview of');
    pages.visit({ preview });
    expect((await pages.get('/preview-me')).body).toContain('Preview of');
    expect(pages.renderer.render).toHaveBeenCalledTimes(3);
  });

  it('says why a version is not shown after all', async () => {
    const problems = { 'mf-a': 'missing mf-a/1.3.0/web/page.js; fell back' };
    pages.renderer.render.mockResolvedValueOnce({
      live: { ...live, problems },
      result: { page: pageWith('x', 200) },
    });
    expect((await pages.get('/broken')).body).toContain('mf-a is not shown: missing mf-a/1.3.0');
  });

  it('says so in plain words when too many are looked at', async () => {
    pages.visit(undefined);
    const answer = await pages.get('/locate-dealer');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Too many previews are open');
    expect(answer.headers['retry-after']).toBe('60');
  });
});

it('each view of a page is told to those who judge trials, and whether it failed, but no look at a preview', async () => {
  const told = () =>
    pages.onView.mock.calls.map(([{ remote, version }, hasFailed]) => [remote, version, hasFailed]);
  await pages.get('/pay/1');
  pages.renderer.render.mockResolvedValueOnce({ live, result: { page: pageWith('Card', 503) } });
  await pages.get('/pay/2');
  // A page of the host itself is of no release.
  await pages.get('/no-such-page');
  pages.visit({ preview: [{ remote: 'mf-checkout', version: '1.3.0' }] });
  await pages.get('/pay/3');
  expect(told()).toEqual([
    ['mf-checkout', '1.0.0', false],
    ['mf-checkout', '1.0.0', true],
  ]);
});

describe('while a share of the visitors gets another set of versions', () => {
  beforeEach(() => {
    pages.visit({ preview: [], isSplit: true });
  });

  it('lets no cache between keep a page, and the browser asks each time', async () => {
    const answer = await pages.get('/split');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const again = { 'if-none-match': String(answer.headers.etag) };
    expect((await pages.app.inject({ url: '/split', headers: again })).statusCode).toBe(304);
  });

  it('puts a visitor into a group who has none', async () => {
    pages.visit({ preview: [], setCookie: 'group=7' });
    expect((await pages.get('/split')).headers['set-cookie']).toBe('group=7');
  });
});
