import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** From this size on, in bytes, it shows where brotli ends its blocks: up to 0.2 KB of the host's first script. */
const LARGE = 2 ** 18;
/** Sizes of brotli's blocks, as powers of two; 18 is what it takes by itself. */
const BLOCKS = [16, 17, 18, 19];

/** Puts a `.br` and a `.gz` beside every text file of a folder, once, at the best level. */
export async function compressFolder(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  for (const name of files.filter((f) => COMPRESSIBLE.test(f))) {
    const bytes = await readFile(join(dir, name));
    const [small, wide] = await Promise.all([
      compressSmall(bytes),
      gz(bytes, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([
      writeFile(join(dir, `${name}.br`), small),
      writeFile(join(dir, `${name}.gz`), wide),
    ]);
  }
}

/** A hash of other letters moves the ends of the blocks: the smallest of a large file's tries is kept. */
async function compressSmall(bytes: Buffer): Promise<Buffer> {
  const tries = (bytes.length < LARGE ? [18] : BLOCKS).map((block) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
      },
    }),
  );
  const made = await Promise.all(tries);
  return made.reduce((small, other) => (other.length < small.length ? other : small));
}
