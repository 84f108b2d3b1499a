import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '../platform/db/embedded/embedded-postgres';
import { apiHome } from '../platform/paths';
import { hasPostgres15, SYSTEM_BIN, systemBinaries } from './postgres-15';

/** The servers that tests run on: the packaged one, and the system's Postgres 15. */
export type TestServerName = 'embedded' | 'postgres-15';

/** The servers of this machine; a missing one is named in the output. */
export function availableServers(): TestServerName[] {
  if (hasPostgres15()) return ['embedded', 'postgres-15'];
  console.warn(`SKIPPED: the tests on Postgres 15, none found in ${SYSTEM_BIN}.`);
  return ['embedded'];
}

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
