import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nameLines } from '../src/platform/written/name-lines.ts';
import { decodeWritten, parseWritten } from '../src/platform/written/parse-written.ts';
import { type RenamedProducts, TEST_RIDE_FILE, withFormerModels } from './former-models.ts';
import { type ImageManifest, resolveImages } from './images/resolve-images.ts';
import { writeAtomically } from './images/write-atomically.ts';

export interface BuildJsonOptions {
  /** The files as an editor writes them. */
  json: string;
  /** Where the served files go: `/static/json`. */
  outDir: string;
  manifest: ImageManifest;
  /** What is sold: links with a name of before a rename are to find the product of today. */
  products?: RenamedProducts;
}

/**
 * Writes the static JSON files as they are served: every `$image` replaced by the full picture, and in that of the test-ride
 * booking the former names of models.
 * Unchanged files are left alone; one whose source is gone goes too.
 * @throws Error with each file that is not JSON and each picture that does not exist, a line each with file and place
 */
export async function buildJson({
  json,
  outDir,
  manifest,
  products = [],
}: BuildJsonOptions): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  const listJson = async (folder: string) =>
    (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const files = await listJson(json);
  for (const file of await listJson(outDir)) {
    if (!files.includes(file)) await rm(join(outDir, file));
  }
  const problems: string[] = [];
  for (const file of files) {
    const bytes = await readFile(join(json, file));
    const found: string[] = [];
    try {
      const written = parseWritten(decodeWritten(bytes));
      const content = file === TEST_RIDE_FILE ? withFormerModels(written, products) : written;
      const text = JSON.stringify(
        resolveImages(manifest, content, (place, says) =>
          found.push(`${file} at ${place}: ${says}.`),
        ),
      );
      const target = join(outDir, file);
      if (found.length === 0 && (await readFile(target, 'utf8').catch(() => '')) !== text)
        await writeAtomically(target, text);
    } catch (error) {
      found.push(`${file}: ${error instanceof Error ? error.message : error}`);
    }
    problems.push(...nameLines(found, () => bytes.toString()));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return files;
}
