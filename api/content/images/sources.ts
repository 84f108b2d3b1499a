import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** One original picture. */
export interface ImageSource {
  readonly name: string;
  readonly file: string;
  readonly hash: string;
}

/** How many digits of a hash stand in a name: enough to tell the pictures of one name apart. */
const NAMED_DIGITS = 6;

/**
 * Name under which a picture is served: with its content in it, so that a changed picture has another address and
 * browsers may keep each for ever (`gt-hero@3fa9c1`).
 * @param hash hexadecimal, of all that the file is made of
 */
export const servedName = (name: string, hash: string): string =>
  `${name}@${hash.slice(0, NAMED_DIGITS)}`;

/** One original drawing: text that is served as it is. */
export interface DrawingSource {
  readonly name: string;
  readonly svg: string;
  readonly hash: string;
}

/** The maker's mark, from which the app icons are made. */
export const ICON_FILE = 'icon.svg';

/** Widths every picture is offered in; a picture never gets one above its own. */
export const WIDTHS = [480, 800, 1200, 1600] as const;

const ORIGINAL = /\.(webp|svg)$/;
const OTHER_PICTURE = /\.(webp|svg|avif|jpe?g|png|gif|hei[cf]|tiff?|bmp)$/i;
/** What may stand in the address of a picture, and in a list of them with spaces and commas between. */
const NAME = /^[\w-]+\.\w+$/;

/**
 * Lists the files of a folder in order, without those that desktops hide in it.
 */
export const listVisible = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => !file.startsWith('.')).sort();

/**
 * Lists the originals in order.
 * @throws Error with each picture of another type, and each name that no address can have, and what to do, a line each
 */
async function listOriginals(folder: string): Promise<string[]> {
  const files = await listVisible(folder);
  const problems = files.flatMap((file) => {
    const stem = file.replace(/\.\w+$/, '');
    if (!ORIGINAL.test(file) && OTHER_PICTURE.test(file))
      return [
        `The picture ${file} is not used: save it as ${stem}.webp, a drawing as ${stem}.svg.`,
      ];
    return ORIGINAL.test(file) && !NAME.test(file)
      ? [`The picture ${file} needs another name: letters from a to z, digits, - and _ only.`]
      : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return files;
}

/** Lists the originals in name order, each with the hash of its content. */
export async function listSources(folder: string): Promise<ImageSource[]> {
  const files = (await listOriginals(folder)).filter((file) => file.endsWith('.webp'));
  return Promise.all(
    files.map(async (entry) => {
      const file = join(folder, entry);
      const name = basename(entry, '.webp');
      const hash = hashOf(await readFile(file));
      return { name, file, hash };
    }),
  );
}

/** Lists the drawings in name order: every SVG but the icon mark. */
export async function listDrawings(folder: string): Promise<DrawingSource[]> {
  const files = (await listOriginals(folder)).filter(
    (file) => file.endsWith('.svg') && file !== ICON_FILE,
  );
  return Promise.all(
    files.map(async (entry) => {
      const svg = await readFile(join(folder, entry), 'utf8');
      return { name: basename(entry, '.svg'), svg, hash: hashOf(svg) };
    }),
  );
}

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/**
 * The widths for a picture of this width: the standard ones that fit, plus its own when it is below the largest
 * standard one and the one before would throw away more than a tenth of it (1400 px cut-outs).
 */
export function planWidths(width: number): number[] {
  const fitting: number[] = WIDTHS.filter((candidate) => candidate <= width);
  const largest = fitting.at(-1) ?? 0;
  return largest < WIDTHS[3] && largest < width * 0.9 ? [...fitting, width] : fitting;
}
