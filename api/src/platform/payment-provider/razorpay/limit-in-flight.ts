import { PaymentProviderError } from '../provider';

export interface InFlightLimits {
  /** Calls at a time. */
  atOnce: number;
  /** Calls that may wait for one of these; the next one is refused at once. */
  waiting: number;
  /**
   * A call that waited longer is refused: whoever asked has no time left for the answer. Which one would have to, by
   * how long others took lately, is refused at once, and so are all while nothing moves.
   */
  maxWaitMs: number;
}

/** Runs a call when there is room for it. @throws PaymentProviderError "busy" when there is none */
export type LimitedCall = <T>(call: () => Promise<T>) => Promise<T>;

/** How much the newest call counts in how long a call takes on average. */
const NEWEST_WEIGHT = 0.1;

const refusal = (what: string) => new PaymentProviderError('busy', what);

/**
 * Lets only so many calls run at a time; a burst waits in a short queue, in order. A provider that
 * does not answer collects no sockets and requests without end.
 */
export function limitInFlight({ atOnce, waiting, maxWaitMs }: InFlightLimits): LimitedCall {
  let inFlight = 0;
  /** How long a call takes, in ms: an average in which the newest ones count most. */
  let callMs = 0;
  /** True from when a call waited in vain until another one ends. */
  let isStuck = false;
  const queue: (() => void)[] = [];

  /** Why no further call may wait now; undefined while one may. */
  function closedBecause(): string | undefined {
    if (isStuck) return 'and none has ended for a while';
    if (queue.length >= waiting) return `and ${queue.length} wait`;
    const waitMs = ((queue.length + 1) * callMs) / atOnce;
    return waitMs > maxWaitMs ? `and one more would wait ${Math.round(waitMs)} ms` : undefined;
  }

  /** Resolves when this call may run; its place is counted by then. */
  function takePlace(): Promise<void> {
    if (inFlight < atOnce) {
      inFlight += 1;
      return Promise.resolve();
    }
    const why = closedBecause();
    if (why !== undefined) {
      return Promise.reject(refusal(`${inFlight} calls to the provider are under way, ${why}`));
    }
    return new Promise((done, fail) => {
      const start = () => {
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1);
        isStuck = true;
        fail(refusal(`A call to the provider waited ${maxWaitMs} ms for its turn`));
      }, maxWaitMs);
      queue.push(start);
    });
  }

  return async (call) => {
    await takePlace();
    const began = performance.now();
    try {
      return await call();
    } finally {
      isStuck = false;
      callMs += (performance.now() - began - callMs) * NEWEST_WEIGHT;
      // The place goes to the next in the queue, if there is one.
      const next = queue.shift();
      if (next) next();
      else inFlight -= 1;
    }
  };
}
