import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** The package has no types of its own; this is the part that we use. */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'sfnt'; variationAxes: { wght: number } },
) => Promise<Buffer>;

// The latin file of the brand's variable font has everything that cards and brochures say.
const BRAND_FONT = '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2';
const LATIN = Array.from({ length: 0xff - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join(
  '',
);
const CHARACTERS = `${LATIN}–—‘’“”•…−`;

const files = new Map<number, Promise<Buffer>>();

/** The brand font at one weight (100 to 900) as a TrueType file that PDFs can embed. */
export function brandFontFile(weight: number): Promise<Buffer> {
  let file = files.get(weight);
  if (!file) {
    file = (async () => {
      const subsetFont = require('subset-font') as SubsetFont;
      const variable = await readFile(require.resolve(BRAND_FONT));
      return subsetFont(variable, CHARACTERS, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      });
    })();
    files.set(weight, file);
  }
  return file;
}

async function openBrandFont(weight: number): Promise<Font> {
  const font = create(await brandFontFile(weight));
  if (!('layout' in font)) throw new Error('The brand font file holds a collection, not one font');
  return font;
}

export interface Lettering {
  text: string;
  /** Baseline start, in pixels. */
  x: number;
  y: number;
  /** Font size in pixels. */
  size: number;
  weight: number;
  fill: string;
}

/**
 * Sets a line of text as SVG paths, so that a picture looks the same on a machine without fonts.
 */
export async function setLettering(lettering: Lettering): Promise<string> {
  const { text, x, y, size, weight, fill } = lettering;
  const font = await openBrandFont(weight);
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let pen = 0;
  const glyphs = run.glyphs.map((glyph, index) => {
    const position = run.positions[index];
    const left = pen + (position?.xOffset ?? 0);
    pen += position?.xAdvance ?? glyph.advanceWidth;
    return `<path transform="translate(${left} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}
