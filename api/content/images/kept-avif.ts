import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type sharpModule from 'sharp';
import type { ImageSource } from './sources.ts';

type Sharp = typeof sharpModule;

// Measured on the renders: effort 2 is within 3 % of effort 4's size at a third of its time.
const AVIF = { quality: 56, effort: 2, chromaSubsampling: '4:2:0' } as const;

/**
 * Pictures with a quality of their own. The head of home at night has lights and a wet road, which cost 25 KB on a
 * phone in place of 16 KB; at 42 nobody sees a difference, and it is there as soon as the others.
 */
const QUALITY: Readonly<Record<string, number>> = { 'gt-graphite-night': 42 };

/** How a picture is encoded as AVIF, by its name. */
export const avifSettings = (name: string) => ({ ...AVIF, quality: QUALITY[name] ?? AVIF.quality });

/** The pixels of a picture in one width. */
export interface RawPicture {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Encodes the pixels of one width as AVIF. @param name of the picture */
export const encodeAvif = (
  sharp: Sharp,
  { data, info }: RawPicture,
  name: string,
): Promise<Buffer> => sharp(data, { raw: info }).avif(avifSettings(name)).toBuffer();

/**
 * The name of an AVIF file in the repository: it says the original and the settings that the file was made
 * of, so that a file of another original or of other settings is never taken.
 */
export function keptAvifName(source: ImageSource, width: number): string {
  const madeOf = createHash('sha256')
    .update(source.hash)
    .update(JSON.stringify(avifSettings(source.name)));
  return `${source.name}-${width}.${madeOf.digest('hex').slice(0, 12)}.avif`;
}

/** The kept file of an original in one width; `undefined` when there is none. */
export function findKeptAvif(
  folder: string | undefined,
  source: ImageSource,
  width: number,
): string | undefined {
  const file = folder && join(folder, keptAvifName(source, width));
  return file && existsSync(file) ? file : undefined;
}
