import type { FastifyBaseLogger } from 'fastify';

export interface Repeated {
  /** For the log. */
  name: string;
  /** Before the first round, in ms; as long as the other pauses unless said. */
  firstMs?: number;
  /** Between the end of a round and the start of the next, in ms. */
  pauseMs: number;
  /** The signal says that the process ends: what can end early does. False: something that had to be done failed, and was told. */
  run: (signal: AbortSignal) => Promise<boolean | undefined>;
  /** Told of each round that came to its end with all done. */
  onDone?: () => void;
}

/**
 * Runs something again and again, one round at a time. A round that fails is told in the log and
 * changes nothing for the next. Gives the function that ends it: it tells a running round, and waits
 * for it.
 */
export function repeat(
  { name, firstMs, pauseMs, run, onDone }: Repeated,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const ending = new AbortController();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  const round = async () => {
    try {
      if ((await run(ending.signal)) !== false) onDone?.();
    } catch (error) {
      log.error({ err: error, event: 'job-failed', job: name }, 'a job failed');
    }
    if (!ending.signal.aborted) plan(pauseMs);
  };
  const plan = (afterMs: number) => {
    timer = setTimeout(() => {
      running = round();
    }, afterMs);
    timer.unref();
  };
  plan(firstMs ?? pauseMs);
  return async () => {
    ending.abort();
    clearTimeout(timer);
    await running;
  };
}
