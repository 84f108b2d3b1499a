/** The pages that benches in a browser look at, by the names that their tables give them. */
export const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  product: '/product/vayu_marut',
  specifications: '/product/vayu_marut/technical-specifications',
  booking: '/test-ride',
  'pre-order': '/vayu_marut-gt/preorder',
  history: '/order/history',
};
