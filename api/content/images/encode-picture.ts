import { join } from 'node:path';
import type sharpModule from 'sharp';
import { type ImageSource, planWidths } from './sources.ts';
import { writeAtomically } from './write-atomically.ts';

type Sharp = typeof sharpModule;

/** What pages need to know about a picture before it has loaded. */
export interface ManifestEntry {
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

// Measured on the renders: effort 2 is within 3 % of effort 4's size at a third of its time.
const AVIF = { quality: 56, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 78, alphaQuality: 90, effort: 3, smartSubsample: true } as const;

/** The settings as text: part of the cache key, so that a change re-encodes everything (which is why a part that is gone still stands in it). */
export const ENCODER_SETTINGS = JSON.stringify({ AVIF, WEBP, blur: 24, layout: 1 });

/**
 * Encodes one picture. A spin frame is WebP in its own size only: twenty-four of them load at
 * once, and they are small already.
 */
export async function encodePicture(
  sharp: Sharp,
  source: ImageSource,
  outDir: string,
): Promise<EncodedPicture> {
  const { width, height } = await sharp(source.file).metadata();
  const widths = source.isSpinFrame ? [width] : planWidths(width);
  const formats: ManifestEntry['formats'] = source.isSpinFrame ? ['webp'] : ['avif', 'webp'];
  const files: string[] = [];
  for (const target of widths) {
    const resized = await sharp(source.file)
      .resize(target)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: w, height: h, channels } = resized.info;
    for (const format of formats) {
      const pixels = sharp(resized.data, { raw: { width: w, height: h, channels } });
      const encoded = format === 'avif' ? pixels.avif(AVIF) : pixels.webp(WEBP);
      const file = `${source.name}-${target}.${format}`;
      await writeAtomically(join(outDir, file), await encoded.toBuffer());
      files.push(file);
    }
  }
  return { entry: { width, height, widths, formats }, files };
}
