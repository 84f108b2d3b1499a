import { toSlug } from '@site/links';

/**
 * The one form of a page's address: the route's own words as it writes them, slugs by their rule (lower
 * case, spaces as underscores), no slash at the end. The router takes every other letter case and a slash
 * for the same page, search engines do not.
 * @param pathname a path that the route's pattern matches, as it stands in the address
 * @param pattern the route's path, with its parameters as `:name`, and `?` behind what is optional
 * @param slugParams parameters that are slugs; others stay as they came, e.g. the code of an offer
 */
export function canonicalPath(
  pathname: string,
  pattern: string,
  slugParams: readonly string[] = [],
): string {
  const asked = pathname.replace(/\/+$/, '').split('/');
  const own = pattern.replace(/\?|\/+$/g, '').split('/');
  // A pattern with optional words may match fewer: then only the slash is certain.
  if (own.length !== asked.length) return asked.join('/') || '/';
  const words = own.map((word, index) => {
    const part = asked[index] ?? '';
    if (!word.startsWith(':')) return word === '*' ? part : word;
    return slugParams.includes(word.slice(1)) ? canonicalSlug(part) : part;
  });
  return words.join('/') || '/';
}

/** Signs that need no percent are written plainly, as the site's own links write them. */
function canonicalSlug(part: string): string {
  return encodeURIComponent(toSlug(decodeURIComponent(part))) || part;
}
