import { brand } from '@site/brand';
import { ORDER_HISTORY_PATH } from '@site/links';
import type { PageLoader } from '@site/shell';

/** Nothing is read on the server: whose order it is, only the visitor's browser knows. */
export const loadOrderHistory: PageLoader = async () => ({
  fallback: {},
  head: {
    title: `Order History | ${brand.name}`,
    description: 'Your latest order, after verifying your mobile number.',
    canonicalPath: ORDER_HISTORY_PATH,
    noIndex: true,
  },
});
