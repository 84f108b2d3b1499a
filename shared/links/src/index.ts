/** What several parts of the site know of each other's addresses and names: plain functions. */
export { formatItemName, isOnlyVariant, toSlug } from '@site/contract';
export * from './campaign-origin';
export * from './chosen-links';
export * from './chosen-params';
export * from './directions-link';
export * from './find-dealers';
export * from './item-names';
export * from './order-history-link';
export * from './page-paths';
export * from './postal-address';
export * from './preorder-links';
export * from './product-links';
