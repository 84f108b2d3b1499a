import { posix } from 'node:path';

const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g;
const HEADING = /^#{1,6} +(.+)$/gm;
const FENCED = /^```[\s\S]*?^```/gm;

/** What GitHub calls a heading in addresses: small letters, digits, and hyphens for spaces. */
const idOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** The ids of a page's headings; of those that are the same, each after the first has its number. */
function idsOf(markdown: string): Set<string> {
  const counts = new Map<string, number>();
  const ids = [...markdown.replace(FENCED, '').matchAll(HEADING)].map(([, heading = '']) => {
    const id = idOf(heading);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count === 0 ? id : `${id}-${count}`;
  });
  return new Set(ids);
}

/**
 * Links of a Markdown text that lead to a section which the page does not have. Whether the page is there is for
 * others to say.
 * @param file the text's own, from the root
 * @param read gives the text of a page by its path from the root; undefined for one that is not there
 */
export function deadAnchors(
  markdown: string,
  file: string,
  read: (page: string) => string | undefined,
): string[] {
  const links = [...markdown.matchAll(LINK)].map(([, page = '', id = '']) => ({ page, id }));
  const dead = links.filter(({ page, id }) => {
    const path = page === '' ? file : posix.join(posix.dirname(file), page);
    const text = path.endsWith('.md') ? read(path) : undefined;
    return text !== undefined && !idsOf(text).has(id);
  });
  return [...new Set(dead.map(({ page, id }) => `${page}#${id}`))];
}
