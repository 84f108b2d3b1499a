import { type FollowedRouter, followPages, pageAt } from './page-views';

const offers = { remote: 'mf-catalog', release: '1.0.0', route: '/offers' };
const dealers = { remote: 'mf-dealers', release: '2.0.0', route: '/locate-dealer' };

/** A router that is at a page, and the function that takes it to another. */
function routerAt(handle: unknown) {
  let tell: (state: FollowedRouter['state']) => void = () => undefined;
  const stateAt = (page: unknown) => ({ matches: [{ route: {} }, { route: { handle: page } }] });
  const router: FollowedRouter = {
    state: stateAt(handle),
    subscribe: (listener) => {
      tell = listener;
    },
  };
  return { router, go: (page: unknown) => tell(stateAt(page)) };
}

it('the views of pages say which page was shown at which moment, the host’s own among them', () => {
  const clock = jest.spyOn(performance, 'now');
  const { router, go } = routerAt(offers);
  const views = followPages(router);
  clock.mockReturnValue(1_000);
  go({ ...offers });
  clock.mockReturnValue(2_000);
  go(dealers);
  clock.mockReturnValue(3_000);
  go(undefined);
  expect(views).toHaveLength(3);
  expect(pageAt(views, 0)).toEqual(offers);
  expect(pageAt(views, 1_999)).toEqual(offers);
  expect(pageAt(views, 2_000)).toEqual(dealers);
  expect(pageAt(views, 9_000)).toBeUndefined();
  clock.mockRestore();
});
