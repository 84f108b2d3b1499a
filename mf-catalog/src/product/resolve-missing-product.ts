import { brand } from '@site/brand';
import type { PageData, PageHead, ReadFailure } from '@site/shell';
import { pageTitle } from '../head/json-ld';

const unknownHead: PageHead = {
  title: pageTitle('Product not found'),
  description: 'Selected product details not found, please try again.',
  noIndex: true,
};

/** The server's word that there is none of a slug (404), or that there can be none (400, 414). */
export const isUnknownStatus = (status: number | undefined): boolean =>
  status === 404 || status === 400 || status === 414;

/**
 * Status and head of a page without its product. The server has none of that slug (a list without it,
 * or a refusal): it is unknown, and search engines drop it. The read failed: nothing is said against the
 * product, because it may well exist.
 */
export function resolveMissingProduct(
  failure: ReadFailure | undefined,
  neutralHead: PageHead = { title: pageTitle(brand.tagline), description: brand.tagline },
): Pick<PageData, 'status' | 'head'> {
  const unknown = failure === undefined || isUnknownStatus(failure.status);
  return unknown ? { status: 404, head: unknownHead } : { status: 200, head: neutralHead };
}
