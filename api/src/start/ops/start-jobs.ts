import type { FastifyBaseLogger } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { JOBS } from './jobs';
import { repeat } from './repeat';
import type { TaskMetrics } from './task-metrics';

interface JobsOptions {
  /** Told of each round that came to its end. */
  tasks: Pick<TaskMetrics, 'done'>;
  jobs?: typeof JOBS;
}

/** Starts what runs by itself. Gives the function that ends it, and waits for the rounds under way. */
export function startJobs(
  deps: ApiDeps,
  log: FastifyBaseLogger,
  { tasks, jobs = JOBS }: JobsOptions,
): () => Promise<void> {
  const stops = jobs.map(({ run, ...job }) =>
    repeat(
      { ...job, run: (signal) => run(deps, log, signal), onDone: () => tasks.done(job.name) },
      log,
    ),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
