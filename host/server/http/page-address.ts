/** No page has a longer path, in characters; our longest has a tenth of it. */
const LONGEST_PATH = 1_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it finds.
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/;

/**
 * The absolute address of a page, from the target of a request.
 * @returns undefined for one that is not a page: `//host/path` names another site to whoever resolves it, a
 *   broken percent sign means nothing, and no name holds a control character or a thousand letters
 */
export function pageAddress(target: string, siteOrigin: string): URL | undefined {
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/') || !isReadable(path)) return undefined;
  const url = new URL(siteOrigin + target);
  return url.pathname.startsWith('//') ? undefined : url;
}

function isReadable(path: string): boolean {
  if (path.length > LONGEST_PATH) return false;
  try {
    return !CONTROL_CHARACTERS.test(decodeURIComponent(path));
  } catch (_malformed) {
    return false;
  }
}
