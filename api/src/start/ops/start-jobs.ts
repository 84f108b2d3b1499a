import type { FastifyBaseLogger } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { JOBS } from './jobs';
import { repeat } from './repeat';

/** Starts what runs by itself. Gives the function that ends it, and waits for the rounds under way. */
export function startJobs(
  deps: ApiDeps,
  log: FastifyBaseLogger,
  jobs: typeof JOBS = JOBS,
): () => Promise<void> {
  const stops = jobs.map(({ run, ...job }) =>
    repeat({ ...job, run: (signal) => run(deps, log, signal) }, log),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
