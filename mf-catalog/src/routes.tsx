import { COLOUR_PARAM, VARIANT_PARAM } from '@site/links';
import type { RemoteRoute } from '@site/shell';
import { loadAbout } from './pages/about/load-about';
import { loadGallery } from './pages/gallery/load-gallery';
import { loadHome } from './pages/home/load-home';
import { legalRoutes } from './pages/legal/legal-routes';
import { loadOffers } from './pages/offers/load-offers';
import { ownershipRoutes } from './pages/ownership/ownership-routes';
import { loadProduct } from './pages/product/load-product';
import { loadSpecifications } from './pages/specifications/load-specifications';
import { listProductPaths, listSpecificationPaths } from './rules/listed-paths';

/** What this remote shows, and where. */
export const routes: readonly RemoteRoute[] = [
  { path: '/', loader: loadHome, lazy: () => import('./pages/home/home-page') },
  { path: '/about-us', loader: loadAbout, lazy: () => import('./pages/about/about-page') },
  { path: '/gallery', loader: loadGallery, lazy: () => import('./pages/gallery/gallery-page') },
  {
    path: '/offers',
    loader: loadOffers,
    lazy: () => import('./pages/offers/offers-page'),
    without: ['offers'],
  },
  {
    path: '/product/:productId',
    loader: loadProduct,
    slugParams: ['productId'],
    shownParams: [VARIANT_PARAM, COLOUR_PARAM],
    lazy: () => import('./pages/product/product-page'),
    sitemap: listProductPaths,
    without: ['offers'],
  },
  {
    path: '/product/:productId/technical-specifications',
    loader: loadSpecifications,
    slugParams: ['productId'],
    shownParams: [VARIANT_PARAM, COLOUR_PARAM, 'compare'],
    lazy: () => import('./pages/specifications/specifications-page'),
    sitemap: listSpecificationPaths,
    without: ['offers'],
  },
  ...legalRoutes,
  ...ownershipRoutes,
];
