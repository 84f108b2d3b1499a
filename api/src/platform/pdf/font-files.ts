import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { INDIAN_SCRIPTS, type RunFont } from './text-runs';

const require = createRequire(import.meta.url);

/** The package has no types of its own; this is the part that we use. */
interface Fontverter {
  convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}

/** The brand's weights on paper. Scripts have one. */
const WEIGHTS = [400, 600, 800] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Every font by the name under which a document knows it. */
export type FontFiles = ReadonlyMap<string, Buffer>;

/** "latin-600"; a script has the same file for every weight. */
export const fontName = (font: RunFont, weight: Weight): string =>
  font === 'latin' || font === 'latin-ext' ? `${font}-${weight}` : font;

const addresses: readonly (readonly [string, string])[] = [
  ...WEIGHTS.flatMap((weight) =>
    (['latin', 'latin-ext'] as const).map(
      (font) =>
        [
          fontName(font, weight),
          `@fontsource/montserrat/files/montserrat-${font}-${weight}-normal.woff`,
        ] as const,
    ),
  ),
  ...INDIAN_SCRIPTS.map(
    (script) =>
      [
        script,
        `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff`,
      ] as const,
  ),
];

async function readFonts(): Promise<FontFiles> {
  const { convert } = require('fontverter') as Fontverter;
  // Unpacked once: the PDF library would unpack every table of every font for every document.
  const read = async ([name, address]: readonly [string, string]) =>
    [name, await convert(await readFile(require.resolve(address)), 'sfnt')] as const;
  return new Map(await Promise.all(addresses.map(read)));
}

let files: Promise<FontFiles> | undefined;

/** The fonts, read at the first document. */
export function loadFonts(): Promise<FontFiles> {
  files ??= readFonts();
  return files;
}
