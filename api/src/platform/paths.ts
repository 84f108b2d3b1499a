import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The nearest folder above this file that is a package: the same for sources and for `api/dist`. */
function findPackage(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) {
    folder = dirname(folder);
  }
  return folder;
}

/** The api folder: `API_HOME`, else the package of this file. What is read from disk hangs below it. */
export const apiHome = process.env['API_HOME'] ?? findPackage();

/** The repository's root: the default place of `.data`. */
export const repoHome = join(apiHome, '..');

export const paths = {
  migrations: join(apiHome, 'migrations'),
  seeds: join(apiHome, 'seeds'),
  /** Built files that `/static` serves: `img/…`, `brochures/…`, `handbooks/…`. */
  contentDist: join(apiHome, 'content', 'dist'),
} as const;
