import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '../platform/db/embedded/embedded-postgres';
import { apiHome } from '../platform/paths';
import { hasPostgres15, SYSTEM_BIN, systemBinaries } from './postgres-15';

/** The servers that tests run on: the packaged one, and the system's Postgres 15. */
export type TestServerName = 'embedded' | 'postgres-15';

/**
 * The servers of this machine; a missing one is named in the output.
 * @throws Error with what to install when REQUIRE_POSTGRES=1 asks for a Postgres 15 and there is none
 */
export function availableServers(): TestServerName[] {
  if (hasPostgres15()) return ['embedded', 'postgres-15'];
  const missing = `no Postgres 15 is in ${SYSTEM_BIN} (on Debian: apt-get install postgresql-15)`;
  if (process.env['REQUIRE_POSTGRES'] === '1')
    throw new Error(`REQUIRE_POSTGRES=1, and ${missing}`);
  console.warn(`SKIPPED on Postgres 15: ${missing}.`);
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
