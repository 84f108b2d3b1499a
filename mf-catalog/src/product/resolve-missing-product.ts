import { brand } from '@site/brand';
import type { PageData, PageHead, ReadFailure } from '@site/shell';
import { pageTitle } from '../head/json-ld';

const unknownHead: PageHead = {
  title: pageTitle('Product not found'),
  description: 'Selected product details not found, please try again.',
  noIndex: true,
};

/**
 * Status and head of a page without its product. The server has none of that slug (a list without it,
 * or 404): it is unknown, and search engines drop it. The read failed: nothing is said against the
 * product, because it may well exist.
 */
export function resolveMissingProduct(
  failure: ReadFailure | undefined,
  neutralHead: PageHead = { title: pageTitle(brand.tagline), description: brand.tagline },
): Pick<PageData, 'status' | 'head'> {
  const unknown = failure === undefined || failure.status === 404;
  return unknown ? { status: 404, head: unknownHead } : { status: 200, head: neutralHead };
}
