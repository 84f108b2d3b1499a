import { join } from 'node:path';
import { type DrawingSource, servedName } from './sources.ts';
import { writeAtomically } from './write-atomically.ts';

/** What pages need to know about a drawing before it has loaded: its shape, in its own units. */
export interface DrawingEntry {
  drawing: true;
  /** Its address below `/static/img`, without type. */
  served: string;
  width: number;
  height: number;
}

/**
 * Puts a drawing beside the pictures. An SVG fits any width, so there is one file of it.
 * @throws when it has no `viewBox` from 0 0, which says its shape
 */
export async function copyDrawing(
  { name, svg, hash }: DrawingSource,
  outDir: string,
): Promise<{ entry: DrawingEntry; files: string[] }> {
  const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`The drawing ${name}.svg has no viewBox="0 0 W H"`);
  const served = servedName(name, hash);
  const file = `${served}.svg`;
  await writeAtomically(join(outDir, file), svg);
  const shape = { width: Number(width), height: Number(height) };
  return { entry: { drawing: true, served, ...shape }, files: [file] };
}
