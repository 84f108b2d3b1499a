import { join } from 'node:path';
import type { DrawingSource } from './sources.ts';
import { writeAtomically } from './write-atomically.ts';

/** What pages need to know about a drawing before it has loaded: its shape, in its own units. */
export interface DrawingEntry {
  drawing: true;
  width: number;
  height: number;
}

/**
 * Puts a drawing beside the pictures. An SVG fits any width, so there is one file of it.
 * @throws when it has no `viewBox` from 0 0, which says its shape
 */
export async function copyDrawing(
  { name, svg }: DrawingSource,
  outDir: string,
): Promise<{ entry: DrawingEntry; files: string[] }> {
  const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`The drawing ${name}.svg has no viewBox="0 0 W H"`);
  const file = `${name}.svg`;
  await writeAtomically(join(outDir, file), svg);
  return { entry: { drawing: true, width: Number(width), height: Number(height) }, files: [file] };
}
