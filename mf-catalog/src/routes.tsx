import type { RemoteRoute } from '@site/shell';
import { loadHome } from './pages/home/load-home';

/** What this remote shows, and where. */
export const routes: readonly RemoteRoute[] = [
  { path: '/', loader: loadHome, lazy: () => import('./pages/home/home-page') },
];
