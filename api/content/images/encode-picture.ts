import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type sharpModule from 'sharp';
import { avifSettings, encodeAvif, findKeptAvif, type RawPicture } from './kept-avif.ts';
import { type ImageSource, planWidths } from './sources.ts';
import { writeAtomically } from './write-atomically.ts';

type Sharp = typeof sharpModule;

/** What pages need to know about a picture before it has loaded. */
export interface ManifestEntry {
  /** Its address below `/static/img`, without width and type. */
  served: string;
  width: number;
  height: number;
  widths: number[];
  formats: ('avif' | 'webp')[];
  /** Its colours from top to bottom, with commas between; empty for a cut-out. See `encodeBlur`. */
  blur?: string;
}

export interface EncodedPicture {
  entry: ManifestEntry;
  files: string[];
}

// For browsers without AVIF only. Effort 2 costs a quarter of effort 3 with finer colours, at 2 % more bytes.
const WEBP = { quality: 78, alphaQuality: 90, effort: 2 } as const;

/** The settings of a picture as text: part of the cache key and of its address, so that a change encodes it anew. */
export const encoderSettings = (name: string): string =>
  JSON.stringify({ AVIF: avifSettings(name), WEBP, layout: 4 });

/** One width as WebP. */
const encodeWebp = (sharp: Sharp, { data, info }: RawPicture): Promise<Buffer> =>
  sharp(data, { raw: info }).webp(WEBP).toBuffer();

/**
 * Encodes one picture; an AVIF file that is kept for it in the repository is taken as it is.
 * @param served beginning of the names of its files
 */
export async function encodePicture(
  sharp: Sharp,
  source: ImageSource,
  served: string,
  outDir: string,
  keptAvifDir?: string,
): Promise<EncodedPicture> {
  const { width, height } = await sharp(source.file).metadata();
  const widths = planWidths(width);
  const formats: ManifestEntry['formats'] = ['avif', 'webp'];
  const files: string[] = [];
  for (const target of widths) {
    const resized = await sharp(source.file)
      .resize(target)
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const format of formats) {
      const kept = format === 'avif' ? findKeptAvif(keptAvifDir, source, target) : undefined;
      const encode = () =>
        format === 'avif' ? encodeAvif(sharp, resized, source.name) : encodeWebp(sharp, resized);
      const file = `${served}-${target}.${format}`;
      await writeAtomically(join(outDir, file), kept ? await readFile(kept) : await encode());
      files.push(file);
    }
  }
  return { entry: { served, width, height, widths, formats }, files };
}
