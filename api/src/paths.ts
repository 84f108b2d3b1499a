import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The api folder: `API_HOME`, else the folder above this file (true for the source tree and for a
 * bundle in `api/dist`). Everything that is read from disk hangs below it.
 */
export const apiHome = process.env['API_HOME'] ?? fileURLToPath(new URL('..', import.meta.url));

/** The repository's root: the default place of `.data`. */
export const repoHome = join(apiHome, '..');

export const paths = {
  migrations: join(apiHome, 'migrations'),
  seeds: join(apiHome, 'seeds'),
  /** Static JSON files as authored. */
  contentJson: join(apiHome, 'content', 'json'),
  /** Built files that `/static` serves: `img/…`, `brochures/…`. */
  contentDist: join(apiHome, 'content', 'dist'),
} as const;
