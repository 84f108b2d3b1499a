import type { PageHead } from '@site/shell';
import { pageTitle } from '../../head/json-ld';

/** What search engines get of a product that does not exist. */
export const unknownProductHead: PageHead = {
  title: pageTitle('Product not found'),
  description: 'Selected product details not found, please try again.',
  noIndex: true,
};
