import { join } from 'node:path';
import { type BrochureFolders, readBrochureData } from './brochures/read-brochure-data.ts';
import { buildPdfs } from './pdf/build-pdfs.ts';

export interface BuildBrochuresOptions extends BrochureFolders {
  /** Where `<model key>.pdf` goes; served as `/static/brochures`. */
  outDir: string;
  originals: string;
  log?: (line: string) => void;
}

/** Brings the brochures up to date: one PDF per model, drawn anew when its content changed. */
export async function buildBrochures(options: BuildBrochuresOptions): Promise<void> {
  const { outDir, originals, log } = options;
  const brochures = await readBrochureData(options);
  const jobs = brochures.map((brochure) => ({
    key: brochure.key,
    text: JSON.stringify(brochure),
    pictures: [brochure.hero, ...brochure.lineUp].map((name) => join(originals, `${name}.webp`)),
    // Loaded only when there is something to draw.
    draw: async () =>
      (await import('./brochures/draw-brochure.ts')).drawBrochure(brochure, originals),
  }));
  const drawn = await buildPdfs({ outDir, layout: 'brochure-5', jobs });
  if (drawn > 0) log?.(`brochures: ${drawn} drawn`);
}
