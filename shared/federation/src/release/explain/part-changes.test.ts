import { byName, byPath, partChanges } from './part-changes';

const live = byPath([
  { path: '/', preload: ['home.1.js'], shares: [] },
  { path: '/about', preload: ['about.1.js'] },
  { path: '/order', preload: ['order.1.js'], query: ['product'] },
]);

it('the comparison of routes says what comes, goes, stays, and what of a route is another', () => {
  const next = byPath([
    { path: '/', preload: ['home.2.js'], shares: ['@site/forms'] },
    { path: '/about', preload: ['about.1.js'], query: [] },
    { path: '/plans', preload: [], offline: true },
  ]);
  expect(partChanges(live, next)).toEqual([
    {
      name: '/',
      kind: 'changed',
      what: ['its code', 'shared packages of its own: none, now @site/forms'],
    },
    { name: '/about', kind: 'unchanged', what: [] },
    { name: '/plans', kind: 'added', what: [] },
    { name: '/order', kind: 'removed', what: [] },
  ]);
});

it('the comparison of routes tells of what a visitor or a crawler may do there', () => {
  const next = byPath([
    { path: '/about', preload: ['about.1.js'], takesPayments: true, robots: false },
  ]);
  const [about] = partChanges(live, next);
  expect(about?.what).toEqual([
    'a visitor pays there: no, now yes',
    'open to crawlers: yes, now no',
  ]);
});

it('the comparison of slots counts a slot as added before the first release', () => {
  const slots = byName([{ name: 'book-now', preload: [] }]);
  expect(partChanges(new Map(), slots)).toEqual([{ name: 'book-now', kind: 'added', what: [] }]);
});
