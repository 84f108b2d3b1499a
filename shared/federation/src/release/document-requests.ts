/** What the document itself asks for, as paths: scripts and links. Its import map names files and asks for none. */
export const filesAskedForIn = (html: string): Set<string> =>
  new Set(
    Array.from(
      html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="([^"?#]+)/g),
      ([, address = '']) => (URL.canParse(address) ? new URL(address).pathname : address),
    ),
  );

/**
 * Whether a script parses what a page reads by itself: it is asked for beside the first such read, which may begin
 * while the page comes alive, and no page waits for it.
 * @param path of the script
 */
export const isForReads = (path: string): boolean =>
  /\/(?:answers|shared_schema_src_index_ts)\.\w+\.js$/.test(path);

/**
 * The picture that a document preloads for its first view: its address without width and type, because the browser
 * chooses among them. Undefined without one.
 */
export function preloadedPictureOf(html: string): string | undefined {
  const [, picture] = html.match(/<link rel="preload" as="image"[^>]* imagesrcset="([^" ]+)/) ?? [];
  return picture?.replace(/-\d+\.\w+$/, '');
}
