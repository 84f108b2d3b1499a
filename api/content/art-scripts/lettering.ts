import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { brandFontFile } from '../type/brand-type.ts';

/** One line of a drawing, set as outlines. Lengths in the drawing's own units. */
export interface Line {
  text: string;
  font: Font;
  size: number;
  /** Baseline start. */
  x: number;
  y: number;
  /** Added after each letter. */
  tracking?: number;
  /** Lean to the right, as a share of the height. */
  lean?: number;
}

/** A line as SVG path data, and where it ends. */
export interface SetLine {
  d: string;
  end: number;
}

function asFont(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('The font file holds a collection, not one font');
  return font;
}

/** The brand font at a weight (100 to 900). */
export const brandFont = async (weight: number): Promise<Font> =>
  asFont(await brandFontFile(weight));

/** A font of the system by its fontconfig pattern, e.g. `Liberation Serif:bold`. */
export async function systemFont(pattern: string): Promise<Font> {
  const file = execFileSync('fc-match', ['-f', '%{file}', pattern], { encoding: 'utf8' });
  return asFont(await readFile(file));
}

const round = (value: number): string => `${Math.round(value * 10) / 10}`;
const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Sets a line: one path for all its letters, rounded to a tenth. */
export function setLine(line: Line): SetLine {
  const { text, font, size, x, y, tracking = 0, lean = 0 } = line;
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  const parts: string[] = [];
  glyphs.forEach((glyph, at) => {
    for (const { command, args } of glyph.path.commands) {
      const points: string[] = [];
      for (let i = 0; i < args.length; i += 2) {
        const [px = 0, py = 0] = [args[i], args[i + 1]];
        points.push(round(pen + (px + py * lean) * scale), round(y - py * scale));
      }
      parts.push(`${LETTERS[command]}${points.join(' ')}`);
    }
    pen += (positions[at]?.xAdvance ?? glyph.advanceWidth) * scale + tracking;
  });
  return { d: parts.join(''), end: pen - tracking };
}
