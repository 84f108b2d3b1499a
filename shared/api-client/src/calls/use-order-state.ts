import type { OrderState } from '@site/contract';
import { useEffect } from 'react';
import useSWR from 'swr';
import { ApiError } from '../http/api-error';
import { readOrderState, refreshOrderState } from './order-state';

/** How often an order that is being checked is asked for again, in ms. */
const CHECK_AGAIN_MS = 5000;

/** An order as a page follows it. */
export interface FollowedOrder {
  /** Undefined while it is asked for, and when nobody answers. */
  order: OrderState | undefined;
  /** Why there is no order, when nothing is known of it. */
  error: ApiError | undefined;
  recheck: () => void;
}

/** Asks the payment provider too; when that cannot be asked, what the API knows. */
async function fetchState(reference: string): Promise<OrderState> {
  try {
    return await refreshOrderState(reference);
  } catch (error) {
    if (error instanceof ApiError && error.isRetryable) return readOrderState(reference);
    throw error;
  }
}

const isBeingChecked = (order: OrderState | undefined) => order?.next.step === 'being-checked';

/**
 * Follows an order by its reference: read anew when the page comes back into view and while it is
 * being checked, also after a try that failed. Undefined follows nothing.
 */
export function useOrderState(reference: string | undefined): FollowedOrder {
  const { data, error, mutate } = useSWR<OrderState, unknown>(
    reference === undefined ? null : `order/state/${reference}`,
    () => fetchState(reference ?? ''),
    {
      refreshInterval: (order) => (isBeingChecked(order) ? CHECK_AGAIN_MS : 0),
      shouldRetryOnError: false,
      // A page that comes right after a payment must not show the state from before it.
      dedupingInterval: 0,
    },
  );
  // The failure stands in the state that the view shows.
  const recheck = () => void mutate().catch(() => undefined);
  useEffect(() => {
    // SWR asks in its interval no more once a try has failed.
    if (!error || !isBeingChecked(data)) return;
    const timer = setInterval(() => {
      // As SWR does in its interval.
      if (document.visibilityState === 'visible' && navigator.onLine) recheck();
    }, CHECK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [error, data]);
  return {
    order: data,
    error: data === undefined && error instanceof ApiError ? error : undefined,
    recheck,
  };
}
