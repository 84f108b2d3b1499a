/** How a page is made and loaded. The keys are those of the command and the table. */
export const variants = {
  ours: 'ours: federation, server-rendered',
  'one-server': 'one build, server-rendered',
  'federation-browser': 'federation, rendered in the browser',
  'one-browser': 'one build, rendered in the browser',
} as const;
export type Variant = keyof typeof variants;

/** What takes the place of the federated scripts. */
export interface OneBuildScripts {
  /** Address of the first script. */
  script: string;
  /** Further scripts of this page, to be preloaded. */
  pageScripts: readonly string[];
}

/** Replaces what must be there. @throws Error when it is not: then the documents have changed, and this must follow */
function replace(html: string, what: string, pattern: RegExp, by: string): string {
  const found = html.search(pattern);
  if (found < 0) throw new Error(`The document has no ${what} any more: see e2e/tools/bench-web`);
  return html.replace(pattern, () => by);
}

const IMPORT_MAP = /<script type="importmap">.*?<\/script>/s;
const HOST_SCRIPT = /<script [^>]*src="\/assets\/client\.[^>]*><\/script>/;
const SCRIPT_PRELOADS = /<link [^>]*(?:rel="modulepreload"|as="script")[^>]*>\n?/g;
const IMAGE_PRELOADS = /<link [^>]*as="image"[^>]*>\n?/g;
const WAIT_FOR_HEADER = /<link rel="expect"[^>]*>\n?/;
const PAGE_STYLES = /<style (?:data-s |id="page-rules")[^>]*>.*?<\/style>/gs;
const ROOT = /<div id="root">.*<\/div>(?=\s*<script type="application\/json" id="boot">)/s;
const BOOT = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s;

/** The document of a page that is rendered in the browser: what the host sends when no worker renders. */
function emptied(html: string): string {
  const [, open = '', text = '{}', close = ''] = BOOT.exec(html) ?? [];
  const boot = JSON.parse(text) as { snapshot: { id: string }; loaderData: object };
  const bare = { ...boot, snapshot: { id: boot.snapshot.id, remotes: [] }, loaderData: {} };
  const document = replace(html, 'rendered page', ROOT, '<div id="root"></div>');
  return replace(document, 'boot data', BOOT, open + JSON.stringify(bare) + close)
    .replace(WAIT_FOR_HEADER, '')
    .replace(IMAGE_PRELOADS, '')
    .replace(SCRIPT_PRELOADS, '')
    .replace(PAGE_STYLES, '');
}

function withOneBuild(html: string, { script, pageScripts }: OneBuildScripts): string {
  const preloads = pageScripts
    .map(
      (file) =>
        `<link rel="preload" as="script" fetchpriority="low" href="${file}" crossorigin="anonymous">`,
    )
    .join('\n');
  const tags = `<script defer src="${script}" crossorigin="anonymous"></script>\n${preloads}`;
  const bare = replace(html, 'import map', IMPORT_MAP, '').replace(SCRIPT_PRELOADS, '');
  return replace(bare, 'script of the host', HOST_SCRIPT, tags);
}

/** The document of our page as a variant would send it. */
export function documentOf(variant: Variant, html: string, one: OneBuildScripts): string {
  if (variant === 'one-server') return withOneBuild(html, one);
  if (variant === 'one-browser') return withOneBuild(emptied(html), { ...one, pageScripts: [] });
  if (variant === 'federation-browser')
    return replace(
      emptied(html),
      'import map',
      IMPORT_MAP,
      '<script type="importmap">{"integrity":{}}</script>',
    );
  return html;
}
