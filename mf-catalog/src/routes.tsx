import type { RemoteRoute } from '@site/shell';
import { loadHome } from './pages/home/load-home';
import { loadProduct } from './pages/product/load-product';

/** What this remote shows, and where. */
export const routes: readonly RemoteRoute[] = [
  { path: '/', loader: loadHome, lazy: () => import('./pages/home/home-page') },
  {
    path: '/product/:productId',
    loader: loadProduct,
    lazy: () => import('./pages/product/product-page'),
  },
];
