import { brand } from '@site/brand';
import type { PageData, PageHead } from '@site/shell';

/** The head of a page whose remote failed: honest, and out of search engines. */
export const faultHead: PageHead = {
  title: brand.name,
  description: 'This part of the page could not be loaded.',
  noIndex: true,
};

/** Head and status out of a route's loader data, whichever kind of page it is. */
export function pageOf(data: unknown): { head: PageHead; status: number } {
  if (typeof data === 'object' && data !== null && 'page' in data) {
    const { head, status = 200 } = data.page as PageData;
    return { head, status };
  }
  return { head: faultHead, status: 503 };
}
