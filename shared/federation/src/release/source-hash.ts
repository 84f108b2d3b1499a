import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

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
 * Hash of the sources below some folders and files: the same sources, the same hash, on any machine.
 * Tests and Markdown do not count, because they are not built.
 * @param paths absolute files or folders
 */
export async function hashSources(root: string, paths: readonly string[]): Promise<string> {
  const lists = await Promise.all(paths.map((path) => filesBelow(path).catch(() => [path])));
  const files = [...new Set(lists.flat())].filter((f) => !IRRELEVANT.test(f)).sort();
  const hash = createHash('sha256');
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
