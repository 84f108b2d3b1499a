import { posix } from 'node:path';

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
/** A source file that a text names in code: with its folder, or by its name alone. */
const NAMED_FILE = /`([\w@./-]+\.(?:tsx?|mjs|mts|conf|sh))(?::\d+)?`/g;
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

/**
 * Source files that a Markdown text names in backticks and that are not there. A text may name a file from
 * the root, from its own folder, or by the end of its path.
 * @param files paths of all files, from the root
 */
export const missingFiles = (
  markdown: string,
  folder: string,
  files: readonly string[],
): string[] => namedFiles(markdown).filter((name) => filesFor(name, folder, files).length === 0);

/**
 * Source files that a Markdown text names by the end of a path that several files have, so that nobody can tell
 * which is meant. One of them alone below the text's own folder is meant.
 * @param files paths of all files, from the root
 */
export const ambiguousFiles = (
  markdown: string,
  folder: string,
  files: readonly string[],
): string[] => namedFiles(markdown).filter((name) => filesFor(name, folder, files).length > 1);

/** What a build writes is in no repository. */
const namedFiles = (markdown: string): string[] =>
  unique([...markdown.matchAll(NAMED_FILE)].map(([, file = '']) => file)).filter(
    (name) => !/^dist\b/.test(name),
  );

/** The files that a name may mean in a text of this folder. */
function filesFor(name: string, folder: string, files: readonly string[]): string[] {
  const exact = [posix.join(folder, name), name].find((path) => files.includes(path));
  if (exact !== undefined) return [exact];
  const ending = files.filter((file) => file.endsWith(`/${name}`));
  const below = ending.filter((file) => folder !== '' && file.startsWith(`${folder}/`));
  return below.length === 1 ? below : ending;
}
