import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { lockedPackages } from './locked-packages';

const SKIPPED = new Set(['node_modules', 'dist', 'dist-dev', '.git', '.cache', 'coverage']);
const IRRELEVANT = /\.(test\.tsx?|md)$/;

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter((e) => !SKIPPED.has(e.name))
      .map((e) =>
        e.isDirectory() ? filesBelow(join(dir, e.name)) : Promise.resolve([join(dir, e.name)]),
      ),
  );
  return lists.flat();
}

/**
 * Hash of what the build of an app is made of: its sources, the shared packages, and the packages of the
 * lockfile that these use. The same sources, the same hash, on any machine. Tests and Markdown do not count,
 * because they are not built.
 * @param root folder of the workspace
 * @param app the app's name, which is that of its folder
 * @param dir that folder, where it is not in the workspace
 * @throws the file system's error when there is no lockfile or no such app
 */
export async function hashSources(
  root: string,
  app: string,
  dir = join(root, app),
): Promise<string> {
  const lists = await Promise.all([dir, join(root, 'shared')].map(filesBelow));
  // A file of a remote outside of the workspace is named as if it were in it: folders differ from machine to machine.
  const nameOf = (file: string): string =>
    file.startsWith(dir + sep) ? join(app, relative(dir, file)) : relative(root, file);
  const files = lists
    .flat()
    .filter((file) => !IRRELEVANT.test(file))
    .map((file) => ({ file, name: nameOf(file) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const lockfile = await readFile(join(root, 'pnpm-lock.yaml'), 'utf8');
  const hash = createHash('sha256').update(lockedPackages(lockfile, app)).update('\0');
  const contents = await Promise.all(files.map(({ file }) => readFile(file)));
  files.forEach(({ name }, i) => {
    hash
      .update(name)
      .update('\0')
      .update(contents[i] ?? '')
      .update('\0');
  });
  return hash.digest('hex').slice(0, 16);
}
