import { matchRoutes } from '@site/router';
import { isAnyAddress, isSameRoute, takesFrom } from './route-claims';

/** [new route, live route of another remote, an address that the router gives to the new one] */
const thefts: readonly (readonly [string, string, string])[] = [
  ['/test-ride', '/test-ride', '/test-ride'],
  ['/test-ride/', '/test-ride', '/test-ride'],
  ['/Test-Ride', '/test-ride', '/test-ride'],
  ['//test-ride', '/test-ride', '/test-ride'],
  ['/test-ride/:x?', '/test-ride', '/test-ride'],
  ['/test-ride/now?', '/test-ride', '/test-ride'],
  ['/product/:slug', '/product/:productId', '/product/one'],
  ['/product/one', '/product/:productId', '/product/one'],
  ['/product/:id?', '/product/:productId', '/product/one'],
  ['/help', '/help/*', '/help'],
  ['/help/faq/pay', '/help/*', '/help/faq/pay'],
  ['/help/*', '/help/*', '/help/faq'],
  ['/one/preorder', '/:productId/preorder', '/one/preorder'],
];

it.each(thefts)('the gate sees that %s takes pages of %s', (path, theirs, address) => {
  expect(takesFrom(path, theirs)).toBe(true);
  // The router itself gives that address to the newcomer, when it is asked first.
  const matches = matchRoutes(
    [
      { path, id: 'new' },
      { path: theirs, id: 'live' },
    ],
    address,
  );
  expect(matches?.at(-1)?.route.id).toBe('new');
});

it.each([
  ['/test-rides', '/test-ride', '/test-ride'],
  ['/test-ride/:id', '/test-ride', '/test-ride'],
  // Wider than what is live: the router prefers the live one for its own address.
  ['/product/*', '/product/:productId', '/product/one'],
  ['/product/:id', '/product/one', '/product/one'],
  ['/:productId/preorder', '/product/:productId', '/product/one'],
  ['/', '/about-us', '/about-us'],
])('the gate lets %s stand beside %s', (path, theirs, address) => {
  expect(takesFrom(path, theirs)).toBe(false);
  const matches = matchRoutes(
    [
      { path, id: 'new' },
      { path: theirs, id: 'live' },
    ],
    address,
  );
  expect(matches?.at(-1)?.route.id).toBe('live');
});

it.each([
  ['/*', true],
  ['*', true],
  ['/:page', true],
  ['/:page?', true],
  ['/:a/:b', true],
  ['/a?', false],
  ['/', false],
  ['/help/*', false],
  ['/:productId/preorder', false],
])('the gate says of %s whether it claims addresses of whoever: %s', (path, any) => {
  expect(isAnyAddress(path)).toBe(any);
});

it.each([
  ['/a', '/A/', true],
  ['/a/:x', '/a/:y', true],
  ['/a/:x?', '/a', true],
  ['/a/:x', '/a/b', false],
  ['/a/*', '/a/:x', false],
])('the gate says whether %s and %s are one to the router: %s', (one, other, same) => {
  expect(isSameRoute(one, other)).toBe(same);
});
