import { PaymentProviderError } from '../provider';

export interface InFlightLimits {
  /** Calls at a time. */
  atOnce: number;
  /** Calls that may wait for one of these; the next one is refused at once. */
  waiting: number;
  /** A call that waited longer is refused: whoever asked has no time left for the answer. */
  maxWaitMs: number;
}

/** Runs a call when there is room for it. @throws PaymentProviderError "busy" when there is none */
export type LimitedCall = <T>(call: () => Promise<T>) => Promise<T>;

const refusal = (what: string) => new PaymentProviderError('busy', what);

/**
 * Lets only so many calls run at a time; a burst waits in a short queue, in order. A provider that
 * does not answer collects no sockets and requests without end.
 */
export function limitInFlight({ atOnce, waiting, maxWaitMs }: InFlightLimits): LimitedCall {
  let inFlight = 0;
  const queue: (() => void)[] = [];

  /** Resolves when this call may run; its place is counted by then. */
  function takePlace(): Promise<void> {
    if (inFlight < atOnce) {
      inFlight += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) {
      return Promise.reject(refusal(`More than ${atOnce} calls to the provider at once`));
    }
    return new Promise((done, fail) => {
      const start = () => {
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1);
        fail(refusal(`A call to the provider waited ${maxWaitMs} ms for its turn`));
      }, maxWaitMs);
      queue.push(start);
    });
  }

  return async (call) => {
    await takePlace();
    try {
      return await call();
    } finally {
      // The place goes to the next in the queue, if there is one.
      const next = queue.shift();
      if (next) next();
      else inFlight -= 1;
    }
  };
}
