import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releasesDir } from '@site/federation';
import { type ChildService, startChild } from '../fixtures/child-service';
import { freePort } from '../fixtures/processes';
import { scratchDir } from '../site/addresses';

/** A site of a measurement's own: host, API and a copy of the released store, in a folder that goes with it. */
interface BenchSite {
  origin: string;
  /** Folder of its releases. */
  store: string;
  /** What the host logged. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * @param releases folder whose releases it begins with; the workspace's own unless told otherwise
 * @throws Error when API or host do not start; then neither runs on, and the folder is gone
 */
export async function startBenchSite(
  releases = process.env['E2E_RELEASES_DIR'] || releasesDir(),
): Promise<BenchSite> {
  await mkdir(scratchDir, { recursive: true });
  const folder = await mkdtemp(join(scratchDir, 'bench-'));
  const store = join(folder, 'releases');
  const parts: ChildService[] = [];
  const stop = async () => {
    for (const part of parts.toReversed()) await part.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await cp(releases, store, { recursive: true });
    const apiPort = await freePort();
    const data = { API_PORT: `${apiPort}`, DATA_DIR: join(folder, 'data') };
    parts.push(await startChild('scripts/serve-built.ts', data, ['api']));
    const host = await startChild('host/server/main.ts', {
      PORT: '0',
      RELEASES_DIR: store,
      STATE_DIR: join(folder, 'state'),
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
      LOG_LEVEL: 'error',
    });
    parts.push(host);
    return { origin: `http://127.0.0.1:${host.port}`, store, log: host.log, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
