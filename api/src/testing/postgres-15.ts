import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from '../platform/db/embedded/binaries';

/** Where Debian puts it. */
export const SYSTEM_BIN = '/usr/lib/postgresql/15/bin';

/** True where a Postgres 15 is installed. */
export const hasPostgres15 = (): boolean => existsSync(join(SYSTEM_BIN, 'postgres'));

/** The programs of the system's Postgres 15. */
export const systemBinaries: PostgresBinaries = {
  postgres: join(SYSTEM_BIN, 'postgres'),
  initdb: join(SYSTEM_BIN, 'initdb'),
  major: '15',
};
