import { readFile, writeFile } from 'node:fs/promises';

/**
 * Replaces what stands between `<!-- bench NAME: begin -->` and `<!-- bench NAME: end -->`.
 * @throws Error when the page has no such place
 */
export function withSection(page: string, name: string, lines: readonly string[]): string {
  const begin = `<!-- bench ${name}: begin -->`;
  const end = `<!-- bench ${name}: end -->`;
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`The page has no place for ${name}: ${begin} … ${end}`);
  return `${page.slice(0, from + begin.length)}\n${lines.join('\n')}\n${page.slice(to)}`;
}

/** Writes a bench's lines into their place in a page of docs/. */
export async function writeSection(
  file: string,
  name: string,
  lines: readonly string[],
): Promise<void> {
  await writeFile(file, withSection(await readFile(file, 'utf8'), name, lines));
}
