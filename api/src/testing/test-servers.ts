import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresBinaries } from '../platform/db/embedded/binaries';
import { EmbeddedPostgres } from '../platform/db/embedded/embedded-postgres';
import { apiHome } from '../platform/paths';

/** The servers that tests run on: the packaged one, and the system's Postgres 15. */
export type TestServerName = 'embedded' | 'postgres-15';

const SYSTEM_BIN = '/usr/lib/postgresql/15/bin';

/** True where a Postgres 15 is installed (Debian's place). */
export const hasPostgres15 = (): boolean => existsSync(join(SYSTEM_BIN, 'postgres'));

/** The servers of this machine; a missing one is named in the output. */
export function availableServers(): TestServerName[] {
  if (hasPostgres15()) return ['embedded', 'postgres-15'];
  console.warn(`SKIPPED: the tests on Postgres 15, none found in ${SYSTEM_BIN}.`);
  return ['embedded'];
}

const systemBinaries: PostgresBinaries = {
  postgres: join(SYSTEM_BIN, 'postgres'),
  initdb: join(SYSTEM_BIN, 'initdb'),
  major: '15',
};

/**
 * Joins the test server of this machine, or starts it. Its cluster stays in the temporary folder, so
 * that the next run need not make one; every test has a database of its own on it.
 */
export function joinTestServer(name: TestServerName): Promise<EmbeddedPostgres> {
  const user = process.getuid?.() ?? 0;
  return EmbeddedPostgres.start({
    dataDir: join(tmpdir(), `motorbike-api-tests-${name}-${user}`),
    packageHome: apiHome,
    uid: 65_534,
    database: 'postgres',
    ...(name === 'postgres-15' ? { binaries: systemBinaries } : {}),
  });
}
