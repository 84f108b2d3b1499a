import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error';

/** A server that listens. */
export interface RunningServer {
  port: number;
  log: {
    info: (facts: object, message: string) => void;
    error: (facts: object, message: string) => void;
  };
  /** Lets running requests finish and closes what is open. */
  close(): Promise<void>;
  /** Has a load balancer send visitors elsewhere from now on. */
  announceStop?: (() => void) | undefined;
}

export interface ProcessOptions {
  /** @throws StartError in lines for the operator, who can mend it */
  start: () => Promise<RunningServer>;
  /**
   * A stop during the start: `wait` until it is over, because it holds what must be closed; `leave` at
   * once, because it holds nothing.
   */
  duringStart: 'wait' | 'leave';
  /** ms between the announcement of a stop and the stop. */
  stopDelayMs?: () => number;
}

/** A stop that takes longer, in ms, is cut off. */
const STOP_LIMIT_MS = 15_000;

const CRASHED = 'an error that nobody caught ends the process';

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/**
 * Runs a server as this process: a clear line when it cannot start, a word to the parent when it is
 * ready, and an orderly stop on SIGTERM, SIGINT and the end of the parent; the second signal ends it at
 * once.
 */
export function runProcess({ start, duringStart, stopDelayMs = () => 0 }: ProcessOptions): void {
  let isStopping = false;
  let running: RunningServer | undefined;
  const starting = start();

  const stop = async (reason: string): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    if (!running && duringStart === 'leave') process.exit(0);
    const delayMs = stopDelayMs();
    setTimeout(() => process.exit(1), delayMs + STOP_LIMIT_MS).unref();
    const server = await starting;
    server.log.info({ reason }, 'stopping');
    server.announceStop?.();
    if (delayMs > 0) await pause(delayMs);
    try {
      await server.close();
    } catch (error) {
      server.log.error({ err: error }, 'did not stop cleanly');
      process.exit(1);
    }
    process.exit(0);
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch(fail);
    });
  }
  // Node's own words of such an error would quote a visitor where a query does; the log leaves that out.
  process.on('uncaughtException', (error) => {
    if (!running) fail(error);
    running.log.error({ err: error, event: 'process-ended' }, CRASHED);
    process.exit(1);
  });
  // A parent that ends without a signal must not leave us behind.
  if (process.send) process.on('disconnect', () => stop('parent gone').catch(fail));
  starting.then((server) => {
    running = server;
    process.send?.({ type: 'ready', port: server.port });
  }, fail);
}
