import { join } from 'node:path';
import type sharpModule from 'sharp';
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

/** Where a drawing begins, behind the lines that drawing programs write before it. */
const SHAPE =
  /^(?:\s|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)*<svg\s[^>]*viewBox=["']0 0 ([\d.]+) ([\d.]+)["']/;

/** What is in a drawing and no page shows. */
function refuseUnseen(name: string, svg: string): void {
  if (/<script\b/i.test(svg))
    throw new Error(
      `The drawing ${name}.svg has a script in it, which no page runs: save it without.`,
    );
  if (/href\s*=\s*["'](?!#|data:)/i.test(svg.replace(/<a\s[^>]*>/gi, '')))
    throw new Error(
      `The drawing ${name}.svg asks for another file, which no page loads: save it with everything in it.`,
    );
}

/**
 * Puts a drawing beside the pictures. An SVG fits any width, so there is one file of it.
 * @throws Error when it cannot be read, has no `viewBox` from 0 0, which says its shape, or something in it that no page
 *   shows
 */
export async function copyDrawing(
  sharp: typeof sharpModule,
  { name, svg, hash }: DrawingSource,
  outDir: string,
): Promise<{ entry: DrawingEntry; files: string[] }> {
  const [, width, height] = SHAPE.exec(svg) ?? [];
  if (!width || !height) throw new Error(`The drawing ${name}.svg has no viewBox="0 0 W H"`);
  refuseUnseen(name, svg);
  await sharp(Buffer.from(svg))
    .metadata()
    .catch(({ message }: Error) => {
      throw new Error(`The drawing ${name}.svg cannot be read: ${message}`);
    });
  const served = servedName(name, hash);
  const file = `${served}.svg`;
  await writeAtomically(join(outDir, file), svg);
  const shape = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  return { entry: { drawing: true, served, ...shape }, files: [file] };
}
