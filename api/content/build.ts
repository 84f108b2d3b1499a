import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedProductsSchema } from '../seeds/seed-schemas.ts';
import { buildBrochures } from './build-brochures.ts';
import { buildHandbooks } from './build-handbooks.ts';
import { buildImages } from './build-images.ts';
import { buildJson } from './build-json.ts';
import { copyFilms } from './copy-films.ts';
import type { ImageManifest } from './images/resolve-images.ts';
import { KEPT_AVIF_DIR } from './keep-avif.ts';
import { readText } from './read-text.ts';

const HERE = dirname(fileURLToPath(import.meta.url));

export interface BuildContentOptions {
  /** The folder served as `/static`; `content/dist` unless told otherwise. */
  distDir?: string;
  log?: (line: string) => void;
}

/**
 * Brings everything under `/static` up to date; a few milliseconds when nothing changed.
 * @throws Error with all that is wrong with the pictures; else with all that is wrong with texts and documents, a line each
 */
export async function buildContent(options: BuildContentOptions = {}): Promise<ImageManifest> {
  const { distDir = join(HERE, 'dist') } = options;
  const log = options.log ? { log: options.log } : {};
  const json = join(HERE, 'json');
  const originals = join(HERE, 'originals');
  const manifest = await buildImages({
    outDir: join(distDir, 'img'),
    originals,
    keptAvif: KEPT_AVIF_DIR,
    ...log,
  });
  const seeds = join(HERE, '..', 'seeds');
  const sources = { json, seeds, originals, ...log };
  // What is wrong with the seeds is told by the brochures, which need them.
  const products = await readText(join(seeds, 'products.json'), seedProductsSchema).catch(() => []);
  const problems = new Set<string>();
  for (const make of [
    () => buildJson({ json, outDir: join(distDir, 'json'), manifest, products }),
    () => buildBrochures({ outDir: join(distDir, 'brochures'), ...sources }),
    () => buildHandbooks({ outDir: join(distDir, 'handbooks'), ...sources }),
  ])
    await make().catch((error: Error) => {
      for (const line of error.message.split('\n')) problems.add(line);
    });
  if (problems.size > 0) throw new Error([...problems].join('\n'));
  await copyFilms(join(HERE, 'films'), join(distDir, 'films'));
  return manifest;
}

async function main(): Promise<void> {
  const started = performance.now();
  const distDir = process.argv[2];
  await buildContent({ ...(distDir ? { distDir: resolve(distDir) } : {}), log: console.log });
  console.log(`content: up to date in ${Math.round(performance.now() - started)} ms`);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) void main();
