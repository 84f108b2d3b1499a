import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type sharpModule from 'sharp';
import { writeAtomically } from './write-atomically.ts';

type Sharp = typeof sharpModule;

const ICONS = [
  { file: 'favicon-32.png', size: 32, padding: 0 },
  { file: 'apple-touch-icon.png', size: 180, padding: 0 },
  { file: 'icon-192.png', size: 192, padding: 0 },
  { file: 'icon-512.png', size: 512, padding: 0 },
  // Launchers crop a maskable icon to a circle: the mark keeps to the inner 80 %.
  { file: 'icon-maskable-512.png', size: 512, padding: 52 },
] as const;

const GROUND = '#0b0b0d';

/** Draws the app icons and the favicon from the one SVG mark, and copies the mark itself. */
export async function encodeIcons(
  sharp: Sharp,
  svgFile: string,
  outDir: string,
): Promise<string[]> {
  const svg = await readFile(svgFile);
  const files: string[] = ['icon.svg'];
  await writeAtomically(join(outDir, 'icon.svg'), svg);
  for (const { file, size, padding } of ICONS) {
    const inner = size - 2 * padding;
    const mark = sharp(svg, { density: 144 }).resize(inner, inner);
    const square =
      padding > 0 || file === 'apple-touch-icon.png'
        ? mark
            .extend({
              top: padding,
              bottom: padding,
              left: padding,
              right: padding,
              background: GROUND,
            })
            .flatten({ background: GROUND })
        : mark;
    await writeAtomically(join(outDir, file), await square.png({ compressionLevel: 9 }).toBuffer());
    files.push(file);
  }
  return files;
}
