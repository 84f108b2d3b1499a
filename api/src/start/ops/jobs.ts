import type { FastifyBaseLogger } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { cleanUp } from './clean-up';
import { RECONCILE, reconcilePayments } from './reconcile-payments';
import type { Repeated } from './repeat';
import type { Task } from './task-metrics';

const MINUTE_MS = 60_000;

/** What runs by itself beside the requests. */
export const JOBS: readonly (Omit<Repeated, 'run' | 'onDone'> & {
  name: Task;
  run: (deps: ApiDeps, log: FastifyBaseLogger, signal: AbortSignal) => Promise<boolean | undefined>;
})[] = [
  {
    name: 'clean-up',
    // Soon after a start, so that an API which is started anew every hour cleans up too.
    firstMs: 5 * MINUTE_MS,
    pauseMs: 60 * MINUTE_MS,
    run: ({ db, config, now }, log, signal) =>
      cleanUp(
        { db, uploadsDir: config.uploads.folder, retention: config.retention, log },
        now(),
        signal,
      ),
  },
  {
    name: 'reconcile-payments',
    // With the time that a round has at most: one a minute.
    pauseMs: MINUTE_MS - RECONCILE.budgetMs,
    run: async (deps, log, signal) => {
      await reconcilePayments(deps, log, { signal });
      return true;
    },
  },
];
