/** What the document itself asks for, as paths: scripts and links. Its import map names files and asks for none. */
export const filesAskedForIn = (html: string): Set<string> =>
  new Set(
    Array.from(
      html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="([^"?#]+)/g),
      ([, address = '']) => (URL.canParse(address) ? new URL(address).pathname : address),
    ),
  );

/**
 * The picture that a document preloads for its first view: its address without width and type, because the browser
 * chooses among them. Undefined without one.
 */
export function preloadedPictureOf(html: string): string | undefined {
  const [, picture] = html.match(/<link rel="preload" as="image"[^>]* imagesrcset="([^" ]+)/) ?? [];
  return picture?.replace(/-\d+\.\w+$/, '');
}
