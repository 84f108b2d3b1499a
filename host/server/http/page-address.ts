/**
 * The absolute address of a page, from the target of a request.
 * @returns undefined for one that is not a page and that no browser's router can hold: `//host/path` names
 *   another site to whoever resolves it, and a broken percent sign means nothing
 */
export function pageAddress(target: string, siteOrigin: string): URL | undefined {
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/') || !isDecodable(path)) return undefined;
  const url = new URL(siteOrigin + target);
  return url.pathname.startsWith('//') ? undefined : url;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (_malformed) {
    return false;
  }
}
