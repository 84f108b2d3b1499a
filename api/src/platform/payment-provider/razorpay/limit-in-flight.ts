import { PaymentProviderError } from '../provider';

/**
 * Lets only so many calls run at a time and refuses the rest at once, so that a provider which does
 * not answer collects no sockets and requests without end.
 */
export function limitInFlight(max: number): <T>(call: () => Promise<T>) => Promise<T> {
  let inFlight = 0;
  return async (call) => {
    if (inFlight >= max) {
      throw new PaymentProviderError(
        'unavailable',
        `More than ${max} calls to the provider at once`,
      );
    }
    inFlight += 1;
    try {
      return await call();
    } finally {
      inFlight -= 1;
    }
  };
}
