import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** One original picture and what it is, read from its name (`gt-spin-07` is a turn step). */
export interface ImageSource {
  readonly name: string;
  readonly file: string;
  readonly hash: string;
  readonly isSpinFrame: boolean;
}

/** Widths every picture is offered in; a picture never gets one above its own. */
export const WIDTHS = [480, 800, 1200, 1600] as const;

/** Lists the originals in name order, each with the hash of its content. */
export async function listSources(folder: string): Promise<ImageSource[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.webp')).sort();
  return Promise.all(
    files.map(async (entry) => {
      const file = join(folder, entry);
      const name = basename(entry, '.webp');
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
        .slice(0, 16);
      return { name, file, hash, isSpinFrame: /-spin-\d\d$/.test(name) };
    }),
  );
}

/**
 * The widths for a picture of this width: the standard ones that fit, plus its own when the
 * largest standard one would throw away more than a tenth of it (1400 px cut-outs).
 */
export function planWidths(width: number): number[] {
  const fitting: number[] = WIDTHS.filter((candidate) => candidate <= width);
  const largest = fitting.at(-1) ?? 0;
  return largest < width * 0.9 ? [...fitting, width] : fitting;
}
