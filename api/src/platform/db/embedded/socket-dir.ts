import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Unix socket's path must fit in 107 bytes; the file name is `/.s.PGSQL.5432`. */
const MAX_DIR_BYTES = 107 - '/.s.PGSQL.5432.lock'.length;

/**
 * The folder of the server's socket: inside the data folder when the path is short enough, else one
 * in the system's temporary folder whose name depends on the data folder alone, so that every
 * process finds the same.
 */
export function socketDirFor(dataDir: string): string {
  const inside = join(dataDir, 'run');
  if (Buffer.byteLength(inside) <= MAX_DIR_BYTES) return inside;
  const short = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `motorbike-pg-${short}`);
}
