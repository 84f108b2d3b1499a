import { listProductTitles } from '@site/api-client';
import { buildProductPath, buildSpecificationsPath } from '@site/links';

/** Addresses of all product pages, for the sitemap. */
export async function listProductPaths(): Promise<readonly string[]> {
  return (await listProductTitles.read().fetch()).map((title) => buildProductPath(title));
}

/** Addresses of all technical specifications, for the sitemap. */
export async function listSpecificationPaths(): Promise<readonly string[]> {
  return (await listProductTitles.read().fetch()).map((title) => buildSpecificationsPath(title));
}
