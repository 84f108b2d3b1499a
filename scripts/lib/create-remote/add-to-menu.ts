import { readFile, writeFile } from 'node:fs/promises';
import type { RemoteNames } from './remote-names';

/** The list of the menu's entries in the text of the navigation file, up to its last entry. */
const MENU = /("menu": \[\n)([\s\S]*?)(\n {4}\])/;

/**
 * Adds a page's link to the end of the site's menu, which is content: the host is left as it is.
 * @param file `api/content/json/navigation.json`, whose layout stays
 * @throws Error when the file links to that page already, which another remote has then; or has no menu of the usual form
 */
export async function addToMenu(file: string, { path, title }: RemoteNames): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!MENU.test(text)) throw new Error(`${file} has no "menu" that an entry can be added to.`);
  if (text.includes(`"to": ${JSON.stringify(path)}`))
    throw new Error(
      `The site has the page ${path} already: ${file} links to it. Choose another name.`,
    );
  const entry = `      { "label": ${JSON.stringify(title)}, "to": ${JSON.stringify(path)} }`;
  await writeFile(
    file,
    text.replace(MENU, (_all, start, entries, end) => `${start}${entries},\n${entry}${end}`),
  );
}
