import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrochureFolders, readBrochureData } from './brochures/read-brochure-data.ts';
import {
  type BuildState,
  isUpToDate,
  readBuildState,
  writeBuildState,
} from './images/build-state.ts';
import { writeAtomically } from './images/write-atomically.ts';

export interface BuildBrochuresOptions extends BrochureFolders {
  /** Where `<model key>.pdf` goes; served as `/static/brochures`. */
  outDir: string;
  originals: string;
  log?: (line: string) => void;
}

/** Part of the cache key: count up when the drawing changes. */
const LAYOUT = 'brochure-3';

async function hashOf(text: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(LAYOUT).update(text);
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** Brings the brochures up to date: one PDF per model, drawn anew when its content changed. */
export async function buildBrochures(options: BuildBrochuresOptions): Promise<string[]> {
  const { outDir, originals, log } = options;
  await mkdir(outDir, { recursive: true });
  const brochures = await readBrochureData(options);
  const before = await readBuildState(outDir);
  const state: BuildState = {};
  let drawn = 0;
  for (const brochure of brochures) {
    const file = `${brochure.key}.pdf`;
    const pictures = [brochure.hero, ...brochure.lineUp].map((name) =>
      join(originals, `${name}.webp`),
    );
    const hash = await hashOf(JSON.stringify(brochure), pictures);
    state[brochure.key] = { hash, files: [file] };
    if (isUpToDate(before[brochure.key], hash, outDir)) continue;
    // Loaded only when there is something to draw.
    const { drawBrochure } = await import('./brochures/draw-brochure.ts');
    await writeAtomically(join(outDir, file), await drawBrochure(brochure, originals));
    drawn += 1;
  }
  if (drawn > 0) {
    await writeBuildState(outDir, state);
    log?.(`brochures: ${drawn} drawn`);
  }
  return brochures.map(({ key }) => `${key}.pdf`);
}
