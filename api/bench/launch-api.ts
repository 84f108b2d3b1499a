import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { paths } from '../src/platform/paths';
import { makeSampleContent } from '../src/testing/sample-content';
import { removeBundles, spawnApi, whenEnded } from '../src/testing/spawn-api';
import { openTestDatabase } from '../src/testing/test-database';
import type { TestServerName } from '../src/testing/test-servers';

/** An API with its database, for a bench. */
export interface BenchApi {
  url: string;
  /** A connection to the database, beside those of the API. */
  outside: pg.Client;
  close(): Promise<void>;
}

/**
 * Starts an API on a fresh database of a server, which runs as another user with durable settings.
 * Limits by sender hold as in operation: a bench sends as many buyers, each from his own address.
 * Content is the site's own where it was built: without it pages say that something is missing.
 */
export async function startBenchApi(server: TestServerName): Promise<BenchApi> {
  const dataDir = mkdtempSync(join(tmpdir(), 'motorbike-bench-'));
  const isBuilt = existsSync(join(paths.contentDist, 'img', 'manifest.json'));
  const content = isBuilt ? paths.contentDist : makeSampleContent();
  const database = await openTestDatabase(server);
  const api = await spawnApi({
    DATA_DIR: dataDir,
    CONTENT_DIST_DIR: content,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_WRITES: '120',
    MAX_EVENT_LOOP_DELAY_MS: '1500',
    SANDBOX_WEBHOOK_DELAY_MS: '600000',
  });
  const outside = new pg.Client({ connectionString: database.url });
  outside.on('error', () => undefined);
  await outside.connect();
  return {
    url: api.url,
    outside,
    async close() {
      const ended = whenEnded(api.child);
      api.child.kill('SIGTERM');
      await ended;
      await outside.end();
      await database.close();
      removeBundles();
      for (const folder of isBuilt ? [dataDir] : [dataDir, content])
        rmSync(folder, { recursive: true, force: true });
    },
  };
}
