import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brandTypeface } from '@site/brand';
import { fallbackFontFaceCss } from '@site/ui/fonts';
import subsetFont from 'subset-font';
import type { FontAssets } from './font-assets';

const require = createRequire(import.meta.url);
const source = (subset: string) =>
  require.resolve(`@fontsource-variable/montserrat/files/montserrat-${subset}-wght-normal.woff2`);

/** What the site is written in: ASCII, and the signs that its texts use. */
const LATIN = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}\u00a0©®°±·×ÉÈéèêñö–—‘’“”•…→←↑↓−≤≥✓`;
const RUPEE = '₹';

async function subset(name: string, text: string): Promise<{ file: string; bytes: Buffer }> {
  const bytes = await subsetFont(await readFile(source(name)), text, { targetFormat: 'woff2' });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { file: `montserrat-${name}.${hash}.woff2`, bytes };
}

const face = (family: string, file: string, range: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:100 900;font-display:swap;src:url(/assets/fonts/${file}) format('woff2');unicode-range:${range}}`;

/** Writes the subset variable font below `webDir/fonts` and returns what the page's head needs of it. */
export async function buildFonts(webDir: string): Promise<FontAssets> {
  const [latin, rupee] = await Promise.all([subset('latin', LATIN), subset('latin-ext', RUPEE)]);
  await mkdir(join(webDir, 'fonts'), { recursive: true });
  for (const { file, bytes } of [latin, rupee]) await writeFile(join(webDir, 'fonts', file), bytes);
  return {
    css: [
      face(brandTypeface.family, latin.file, 'U+0020-20B8,U+20BA-FFFF'),
      // A family of its own: a browser lays out anew what is written in a family of which one more file comes, which
      // was every text of the page for one sign.
      face(brandTypeface.rupeeFamily, rupee.file, 'U+20B9'),
      fallbackFontFaceCss(),
    ].join(''),
    preload: `/assets/fonts/${latin.file}`,
  };
}
