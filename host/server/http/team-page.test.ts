import { openPages, type PageApp, SITE } from '../testing/page-app';

let pages: PageApp;
beforeEach(() => {
  pages = openPages();
});
afterEach(() => pages.app.close());

const PATH = '/for-the-team';

it('a page with data of the site is rendered with what its visitor may see, for each anew, and kept nowhere', async () => {
  const answers = [
    { data: 'one' },
    { failure: { kind: 'http', status: 401, message: '' } },
  ] as const;
  for (const given of answers) {
    pages.teamData.answerTo.mockResolvedValueOnce(given);
    const answer = await pages.get(PATH);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers['etag']).toBeUndefined();
    expect(pages.renderer.render).toHaveBeenLastCalledWith(
      SITE + PATH,
      expect.objectContaining({ given }),
    );
  }
});

it('a page with data of the site is not there for who may not see it, and nothing of it is rendered', async () => {
  const answer = await pages.get(PATH);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('No such page');
  expect(pages.renderer.render).not.toHaveBeenCalled();
});

it('any other page is given nothing of the site', async () => {
  await pages.get('/pay/1');
  expect(pages.teamData.answerTo).not.toHaveBeenCalled();
  expect(pages.renderer.render).toHaveBeenCalledWith(
    `${SITE}/pay/1`,
    expect.objectContaining({ given: undefined }),
  );
});
