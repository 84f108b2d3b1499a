import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageManifest, resolveImages } from './images/resolve-images.ts';
import { writeAtomically } from './images/write-atomically.ts';
import { parseText } from './parse-text.ts';

export interface BuildJsonOptions {
  /** The files as an editor writes them. */
  json: string;
  /** Where the served files go: `/static/json`. */
  outDir: string;
  manifest: ImageManifest;
}

/**
 * Writes the static JSON files as they are served: every `$image` replaced by the full picture.
 * Unchanged files are left alone; one whose source is gone goes too.
 * @throws when a file is not JSON or names a picture that does not exist, with the file's name
 */
export async function buildJson({ json, outDir, manifest }: BuildJsonOptions): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  const listJson = async (folder: string) =>
    (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const files = await listJson(json);
  for (const file of await listJson(outDir)) {
    if (!files.includes(file)) await rm(join(outDir, file));
  }
  for (const file of files) {
    try {
      const content = parseText(await readFile(join(json, file), 'utf8'));
      const text = JSON.stringify(resolveImages(manifest, content));
      const target = join(outDir, file);
      if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
        await writeAtomically(target, text);
      }
    } catch (error) {
      throw new Error(`Content file ${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return files;
}
