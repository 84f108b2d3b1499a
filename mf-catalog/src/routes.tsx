import type { RemoteRoute } from '@site/shell';
import { loadHome } from './pages/home/load-home';
import { loadProduct } from './pages/product/load-product';
import { loadSpecifications } from './pages/specifications/load-specifications';

/** What this remote shows, and where. */
export const routes: readonly RemoteRoute[] = [
  { path: '/', loader: loadHome, lazy: () => import('./pages/home/home-page') },
  {
    path: '/product/:productId',
    loader: loadProduct,
    lazy: () => import('./pages/product/product-page'),
  },
  {
    path: '/product/:productId/technical-specifications',
    loader: loadSpecifications,
    lazy: () => import('./pages/specifications/specifications-page'),
  },
];
