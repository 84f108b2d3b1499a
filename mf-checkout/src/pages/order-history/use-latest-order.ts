import { ApiError, readOrderHistory, TOKEN_STORAGE_KEY } from '@site/api-client';
import type { Order } from '@site/contract';
import { useEffect, useEffectEvent, useState } from 'react';

/** How often an order on the screen is asked for again, in ms: a token that ran out takes it away. */
const ASK_AGAIN_MS = 60_000;

/** What is known of the latest order of a number, from this view alone. */
export type LatestOrderRead =
  | { status: 'loading' }
  | { status: 'ready'; order: Order | undefined }
  /** The server wants the number verified (again). */
  | { status: 'refused' }
  | { status: 'failed' };

/**
 * Reads the latest order of a number from the server, and from no cache: what one person saw must not
 * show for another, nor on Back. It is read again whenever the page comes back into view, another
 * number is verified in another tab, and every minute.
 */
export function useLatestOrder(phoneNumber: string): [LatestOrderRead, () => void] {
  const [read, setRead] = useState<LatestOrderRead>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const next = await fetchLatest(phoneNumber, signal);
    if (signal.aborted) return;
    // Without an answer, what the server showed a moment ago stays; a refusal takes it away.
    setRead((now) => (next.status === 'failed' && now.status === 'ready' ? now : next));
  });
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const askNow = () => void ask(signal);
    const onShow = () => document.visibilityState === 'visible' && askNow();
    const onStorage = ({ key }: StorageEvent) => key === TOKEN_STORAGE_KEY && askNow();
    askNow();
    document.addEventListener('visibilitychange', onShow, { signal });
    window.addEventListener('pageshow', onShow, { signal });
    window.addEventListener('storage', onStorage, { signal });
    const timer = setInterval(askNow, ASK_AGAIN_MS);
    return () => {
      control.abort();
      clearInterval(timer);
    };
  }, [attempt]);
  const retry = () => {
    setRead({ status: 'loading' });
    setAttempt((n) => n + 1);
  };
  return [read, retry];
}

async function fetchLatest(phoneNumber: string, signal: AbortSignal): Promise<LatestOrderRead> {
  try {
    const [order] = await readOrderHistory.read({ id: phoneNumber }).fetch(signal);
    return { status: 'ready', order };
  } catch (error) {
    if (signal.aborted) return { status: 'failed' };
    if (!(error instanceof ApiError)) throw error;
    const isRefused = error.status === 401 || error.status === 403;
    return { status: isRefused ? 'refused' : 'failed' };
  }
}
