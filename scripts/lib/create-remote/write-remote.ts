import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteNames } from './remote-names';

/** Files of a new remote. They end in `.txt`, so that no check takes them for sources of this repository. */
const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

const fill = (text: string, { remote, path, title }: RemoteNames): string =>
  text.replaceAll('@REMOTE@', remote).replaceAll('@PATH@', path).replaceAll('@TITLE@', title);

/**
 * Writes the files of a new remote: a page with its four states, its test, a README and a changelog.
 * @param dir folder of the remote; must not be there
 * @throws the file system's error, e.g. EEXIST
 */
export async function writeRemote(dir: string, names: RemoteNames): Promise<void> {
  await mkdir(dir);
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const source = join(entry.parentPath, entry.name);
    const target = join(dir, relative(TEMPLATE, source).replace(/\.txt$/, ''));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, fill(await readFile(source, 'utf8'), names));
  }
}
