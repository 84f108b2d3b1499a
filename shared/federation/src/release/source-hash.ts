import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
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
 * @param app the app's folder in it
 * @throws the file system's error when there is no lockfile or no such app
 */
export async function hashSources(root: string, app: string): Promise<string> {
  const folders = [join(root, app), join(root, 'shared')];
  const lists = await Promise.all(folders.map(filesBelow));
  const files = lists
    .flat()
    .filter((f) => !IRRELEVANT.test(f))
    .sort();
  const lockfile = await readFile(join(root, 'pnpm-lock.yaml'), 'utf8');
  const hash = createHash('sha256').update(lockedPackages(lockfile, app)).update('\0');
  const contents = await Promise.all(files.map((file) => readFile(file)));
  files.forEach((file, i) => {
    hash
      .update(relative(root, file))
      .update('\0')
      .update(contents[i] ?? '')
      .update('\0');
  });
  return hash.digest('hex').slice(0, 16);
}
