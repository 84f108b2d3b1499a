import { join } from 'node:path';
import type sharpModule from 'sharp';
import { setLettering } from '../type/brand-type.ts';
import { writeAtomically } from './write-atomically.ts';

type Sharp = typeof sharpModule;

/** Part of the cache key: count up when the drawing below changes. */
export const SHARE_CARD_LAYOUT = '2';

/** An Open Graph picture: its file name, the render it is made of and the two lines on it. */
export interface ShareCard {
  readonly file: string;
  readonly render: string;
  readonly title: string;
  readonly line: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
/** The whole 16:10 render stands at the right, a little over the edge. */
const RENDER_WIDTH = 1008;
const RENDER_LEFT = 272;
const SHOWN_WIDTH = WIDTH - RENDER_LEFT;

const FADE =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SHOWN_WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity="0"/>
  <stop offset=".22" stop-color="#fff"/></linearGradient></defs>
  <rect width="${SHOWN_WIDTH}" height="${HEIGHT}" fill="url(#g)"/></svg>`);

async function drawLettering({ title, line }: ShareCard): Promise<Buffer> {
  const heading = { text: title, x: 64, y: 520, size: 56, weight: 700, fill: '#fff' };
  const tagline = { text: line, x: 64, y: 566, size: 27, weight: 500, fill: '#e6e6e8' };
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="g"><stop offset="0" stop-color="#0b0b0d" stop-opacity=".8"/>
  <stop offset=".62" stop-color="#0b0b0d" stop-opacity="0"/></linearGradient></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>
  <rect x="66" y="440" width="72" height="6" fill="#eb1e21"/>
  ${await setLettering(heading)}${await setLettering(tagline)}</svg>`);
}

/** The render's own ground, carried on over the whole card from its left edge. */
function extendGround(sharp: Sharp, render: Buffer): Promise<Buffer> {
  return sharp(render)
    .extract({ left: 0, top: 0, width: 2, height: HEIGHT })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .toBuffer();
}

/** Composes one 1200×630 JPEG for link previews from a full-size render. */
export async function encodeShareCard(
  sharp: Sharp,
  card: ShareCard,
  originals: string,
  outDir: string,
): Promise<string> {
  const render = await sharp(join(originals, `${card.render}.webp`))
    .resize(RENDER_WIDTH, HEIGHT)
    .png()
    .toBuffer();
  const faded = await sharp(render)
    .extract({ left: 0, top: 0, width: SHOWN_WIDTH, height: HEIGHT })
    .ensureAlpha()
    .composite([{ input: FADE, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const picture = await sharp(await extendGround(sharp, render))
    .composite([{ input: faded, left: RENDER_LEFT, top: 0 }, { input: await drawLettering(card) }])
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
  await writeAtomically(join(outDir, card.file), picture);
  return card.file;
}
