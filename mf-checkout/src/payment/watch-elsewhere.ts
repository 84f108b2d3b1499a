import type { OrderState } from '@site/contract';
import { askState } from './ask-state';
import { settledOutcome } from './outcome';

/** Waits for an order to be settled outside of this page. */
export interface Watch {
  settled: Promise<OrderState>;
  stop: () => void;
}

/**
 * Looks at an order whenever its page comes back (the phone slept while the bank's page was open, the
 * network is there again), and when another tab puts away what it ordered: it may have paid.
 */
export function watchElsewhere(reference: string): Watch {
  let stop = () => {};
  const settled = new Promise<OrderState>((resolve) => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const order = await askState(reference);
      if (order && settledOutcome(order)) resolve(order);
    };
    // When the question gets no answer, the widget stays as it is.
    const onBack = () => void look().catch(() => undefined);
    document.addEventListener('visibilitychange', onBack);
    window.addEventListener('online', onBack);
    window.addEventListener('storage', onBack);
    stop = () => {
      document.removeEventListener('visibilitychange', onBack);
      window.removeEventListener('online', onBack);
      window.removeEventListener('storage', onBack);
    };
  });
  return { settled, stop };
}
