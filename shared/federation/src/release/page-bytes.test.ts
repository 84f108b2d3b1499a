import { heavyPages } from './page-bytes';

const sizes = { 'entry.js': 10_000, 'page.js': 60_000, 'engine.js': 3_000_000 };

it('refuses a page with three megabytes of code, and says which file it is', () => {
  const routes = [
    { path: '/', preload: ['entry.js', 'page.js'] },
    { path: '/configurator', preload: ['page.js', 'engine.js'] },
  ];
  expect(heavyPages(routes, sizes)).toEqual([
    'The page /configurator has 3060 KB of scripts of its own, 400 KB at most: engine.js alone has 3000 KB.',
  ]);
});
