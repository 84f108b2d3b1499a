/** What a text may name: checked against what is there. */
export interface Named {
  /** Scripts of the root package.json. */
  scripts: ReadonlySet<string>;
  /** Whether a path, relative to the workspace's root, is there. */
  exists: (path: string) => boolean;
}

/** Commands of pnpm and npm themselves, which no package.json lists. */
const BUILT_IN = new Set(['install', 'add', 'remove', 'exec', 'dlx', 'ci', 'pack', 'view']);
const COMMAND = /\bp?npm (?:run )?([a-z][a-z0-9:-]*)/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g;
const CITED_PAGE = /\bdocs\/[a-z0-9-]+\.md\b/g;
const CODE_SPAN = /```[\s\S]*?```|`[^`\n]+`/g;

const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** Commands that a Markdown text tells people to run and that are not there. */
export function unknownCommands(markdown: string, { scripts }: Named): string[] {
  const code = (markdown.match(CODE_SPAN) ?? []).join('\n');
  const named = [...code.matchAll(COMMAND)].map(([, name = '']) => name);
  return unique(named).filter((name) => !scripts.has(name) && !BUILT_IN.has(name));
}

/** Relative links of a Markdown text that lead nowhere. `folder` is the text's own, from the root. */
export function deadLinks(markdown: string, folder: string, { exists }: Named): string[] {
  const links = [...markdown.matchAll(LINK)].map(([, link = '']) => link);
  return unique(links).filter((link) => !exists(folder ? `${folder}/${link}` : link));
}

/** Pages of docs/ that a source or a text cites and that are not there. */
export function missingPages(text: string, { exists }: Named): string[] {
  return unique(text.match(CITED_PAGE) ?? []).filter((page) => !exists(page));
}
