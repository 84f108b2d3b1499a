import type { FastifyBaseLogger } from 'fastify';

export interface Repeated {
  /** For the log. */
  name: string;
  /** Between the end of a round and the start of the next. */
  pauseMs: number;
  run: () => Promise<void>;
}

/**
 * Runs something again and again, one round at a time. A round that fails is told in the log and
 * changes nothing for the next. Gives the function that ends it: it waits for a running round.
 */
export function repeat(
  { name, pauseMs, run }: Repeated,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  let isStopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  const round = async () => {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, event: 'job-failed', job: name }, 'a job failed');
    }
    if (!isStopped) plan();
  };
  const plan = () => {
    timer = setTimeout(() => {
      running = round();
    }, pauseMs);
    timer.unref();
  };
  plan();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
