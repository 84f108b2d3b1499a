import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releasesDir } from '@site/federation';
import { startChild } from '../../fixtures/child-service';
import { scratchDir } from '../../site/addresses';

/** A host with an API of its own, for a bench. */
export interface BenchHost {
  origin: string;
  /** Process of the host's server. */
  pid: number;
  /** Folder of its releases: a copy, so that a bench can release what nobody else gets. */
  store: string;
  stop(): Promise<void>;
}

/**
 * Starts host, API and embedded database on a copy of what is released.
 * @throws Error where nothing was released yet
 */
export async function startBenchHost(): Promise<BenchHost> {
  if (!existsSync(releasesDir()))
    throw new Error(
      `Nothing is released in ${releasesDir()}: run "npm start" once, then this again.`,
    );
  await mkdir(scratchDir, { recursive: true });
  const folder = await mkdtemp(join(scratchDir, 'bench-server-'));
  const store = join(folder, 'releases');
  await cp(releasesDir(), store, { recursive: true });
  const api = await startChild('api/src/main.ts', {
    API_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  });
  const host = await startChild('host/server/main.ts', {
    PORT: '0',
    RELEASES_DIR: store,
    STATE_DIR: join(folder, 'state'),
    API_ORIGIN: `http://127.0.0.1:${api.port}`,
    LOG_LEVEL: 'fatal',
  });
  return {
    origin: `http://127.0.0.1:${host.port}`,
    pid: host.pid,
    store,
    async stop() {
      await host.stop();
      await api.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
