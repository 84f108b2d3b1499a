import { matchRoutes } from '@site/router';
import { addressesOfRoutes, pathsInSitemap } from './page-addresses';

const sitemap = `<urlset>${['/', '/product/a', '/product/b', '/product/c', '/product/a/specs']
  .map((path) => `<url><loc>https://site.example${path}</loc></url>`)
  .join('')}</urlset>`;

it('the browser gate opens each route at the first and the last of its listed addresses, else at its own path', () => {
  const paths = ['/', '/product/:id', '/product/:id/specs', '/cart', '/orders/:id', '/search/*'];
  const routes = paths.map((path) => ({ path }));
  expect(addressesOfRoutes(routes, pathsInSitemap(sitemap))).toEqual([
    ...['/', '/product/a', '/product/c', '/product/a/specs', '/cart'],
  ]);
});

it.each([
  ['/stories/:page?', ['/stories', '/stories/2'], ['/stories', '/stories/2']],
  ['/help/*', ['/help/paying', '/help/riding/rain'], ['/help/paying', '/help/riding/rain']],
  ['/About-Us', ['/about-us/'], ['/about-us/']],
])(
  'the browser gate takes for addresses of %s those of %j that the router gives to it',
  (path, listed, opened) => {
    expect(addressesOfRoutes([{ path }], listed)).toEqual(opened);
    for (const address of opened) expect(matchRoutes([{ path }], address)).not.toBeNull();
  },
);
