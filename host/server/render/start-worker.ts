import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RuntimeConfig } from '@site/shell';
import type { FastifyBaseLogger } from 'fastify';
import type { WorkerSetup } from '../../src/worker/messages';
import type { HostConfig } from '../config';
import { RenderWorker, type RenderWorkerOptions } from './render-worker';
import type { StartWorker } from './start-warm';

/**
 * Room for objects that live as long as a page is rendered, in MB: with V8's own 48 they are copied, and kept,
 * while pages that are rendered beside each other still need them (docs/launch-day.md).
 */
const YOUNG_OBJECTS_MB = 128;

/**
 * Starts render workers as threads with the built code in them.
 * @param runtimeConfig what the pages are rendered with
 * @param options what each worker tells and is told
 */
export function createStartWorker(
  config: Pick<HostConfig, 'HOST_DIST' | 'RENDER_MEMORY_MB' | 'DATA_LIMIT_MS'>,
  runtimeConfig: RuntimeConfig,
  log: FastifyBaseLogger,
  options: RenderWorkerOptions,
): StartWorker {
  const file = join(config.HOST_DIST, 'node/worker.cjs');
  return ({ snapshot, serverEntries, content }) => {
    const setup: WorkerSetup = {
      snapshot,
      serverEntries,
      config: runtimeConfig,
      contentDir: content?.dir,
      dataLimitMs: config.DATA_LIMIT_MS,
    };
    const thread = new Worker(file, {
      workerData: setup,
      env: { NODE_ENV: 'production' },
      // A page that hoards memory ends its worker, and not the server.
      resourceLimits: {
        maxOldGenerationSizeMb: config.RENDER_MEMORY_MB,
        maxYoungGenerationSizeMb: YOUNG_OBJECTS_MB,
      },
    });
    return new RenderWorker(thread, log, options);
  };
}
