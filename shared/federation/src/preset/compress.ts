import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** Puts a `.br` and a `.gz` beside every text file of a folder, once, at the best level. */
export async function compressFolder(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  for (const name of files.filter((f) => COMPRESSIBLE.test(f))) {
    const bytes = await readFile(join(dir, name));
    const [small, wide] = await Promise.all([
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      gz(bytes, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([
      writeFile(join(dir, `${name}.br`), small),
      writeFile(join(dir, `${name}.gz`), wide),
    ]);
  }
}
