import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../files-below';
import { isState } from '../bucket-keys';

/** What a file of a copy was copied from. */
export interface Copied {
  key: string;
  etag: string;
  content: Buffer;
}

/** A file that is to be written. */
export interface Change {
  key: string;
  content: Buffer;
}

/**
 * Files of a copy that are other than what they were copied from, by their path: those of releases only where they
 * were copied.
 * @param copied what the files of the copy were before
 */
export async function changedFiles(
  root: string,
  copied: ReadonlyMap<string, Copied>,
): Promise<Map<string, Change>> {
  const changes = new Map<string, Change>();
  for (const file of await filesBelow(root)) {
    const before = copied.get(file);
    if (!before && !isState(file)) continue;
    const content = await readFile(join(root, file));
    if (!before?.content.equals(content)) changes.set(file, { key: before?.key ?? file, content });
  }
  return changes;
}
