/**
 * `npx pnpm --filter api content:keep-avif`: encodes the AVIF files of new and changed originals into `avif/`, and
 * removes those of originals that are gone. They are committed, because encoding them takes a minute of
 * processor time, which every empty clone would pay.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type sharpModule from 'sharp';
import { encodeAvif, findKeptAvif, keptAvifName } from './images/kept-avif.ts';
import { type ImageSource, listSources, planWidths } from './images/sources.ts';
import { writeAtomically } from './images/write-atomically.ts';

type Sharp = typeof sharpModule;

const HERE = dirname(fileURLToPath(import.meta.url));

/** The folder of the AVIF files that are in the repository. */
export const KEPT_AVIF_DIR = join(HERE, 'avif');

/** Makes what is missing of one original. Returns the names of all its files. */
async function keepOne(sharp: Sharp, source: ImageSource, folder: string): Promise<string[]> {
  const { width } = await sharp(source.file).metadata();
  const names: string[] = [];
  for (const target of planWidths(width)) {
    const name = keptAvifName(source, target);
    names.push(name);
    if (findKeptAvif(folder, source, target)) continue;
    const pixels = await sharp(source.file)
      .resize(target)
      .raw()
      .toBuffer({ resolveWithObject: true });
    await writeAtomically(join(folder, name), await encodeAvif(sharp, pixels, source.name));
  }
  return names;
}

/** Brings a folder of kept AVIF files in line with the originals. */
export async function keepAvif(originals: string, folder: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  await mkdir(folder, { recursive: true });
  const wanted = new Set<string>();
  for (const source of await listSources(originals)) {
    for (const name of await keepOne(sharp, source, folder)) wanted.add(name);
  }
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(join(folder, name));
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url))
  void keepAvif(join(HERE, 'originals'), KEPT_AVIF_DIR);
