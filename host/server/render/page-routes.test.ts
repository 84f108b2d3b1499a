import { createPageMatcher } from './page-routes';

const routesOf = (...paths: string[]) => paths.map((path) => ({ path, preload: [] }));
const match = createPageMatcher({
  id: 'x',
  remotes: [
    {
      name: 'mf-a',
      version: '1.0.0',
      entry: null,
      routes: routesOf('/', '/product/:id', '/product/:id/specs'),
      slots: [],
    },
    { name: 'mf-b', version: '2.0.0', entry: null, routes: routesOf('/:id/order'), slots: [] },
  ],
});

it.each([
  ['/', 'mf-a@1.0.0:/'],
  ['/product/vayu', 'mf-a@1.0.0:/product/:id'],
  ['/product/vayu/', 'mf-a@1.0.0:/product/:id'],
  ['/Product/vayu/specs', 'mf-a@1.0.0:/product/:id/specs'],
  ['/vayu/order', 'mf-b@2.0.0:/:id/order'],
  ['/nowhere', undefined],
  ['/product/vayu/specs/more', undefined],
])('the host finds the page of %s as the router does', (pathname, key) => {
  expect(match(pathname)?.key).toBe(key);
});
