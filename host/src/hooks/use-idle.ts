import { startTransition, useEffect, useState } from 'react';

/** A browser that never becomes idle is not waited for longer than this, in ms. */
const PATIENCE_MS = 1_000;
/** Safari has no idle callbacks: it gets this long, in ms. */
const WITHOUT_IDLE_CALLBACK_MS = 200;

/** Calls back in an idle moment. Returns the function that cancels it. */
function whenIdle(done: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(done, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(done, WITHOUT_IDLE_CALLBACK_MS);
  return () => clearTimeout(id);
}

/** Calls back after the window's `load` event, at once when that is over. Returns the function that cancels it. */
function whenLoaded(done: () => void): () => void {
  if (document.readyState === 'complete') {
    done();
    return () => undefined;
  }
  window.addEventListener('load', done, { once: true });
  return () => window.removeEventListener('load', done);
}

/** Calls back once the whole page is loaded and the browser has had an idle moment since. Returns the function that cancels it. */
export function whenQuiet(done: () => void): () => void {
  let stopIdle: (() => void) | undefined;
  const stopLoad = whenLoaded(() => {
    stopIdle = whenIdle(done);
  });
  return () => {
    stopLoad();
    stopIdle?.();
  };
}

/** Runs one after the other, each in an idle moment of its own after the whole page is loaded. A failure stops none. */
export function runWhenQuiet(tasks: readonly (() => Promise<unknown>)[]): void {
  const [first, ...others] = tasks;
  if (!first) return;
  whenQuiet(() => {
    first()
      .catch(() => undefined)
      .finally(() => runWhenQuiet(others));
  });
}

/** True once the whole page is loaded, pictures of the first view included, and the browser has had an idle moment since. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  // Nobody waits for what comes then: input goes before it.
  useEffect(() => whenQuiet(() => startTransition(() => setIdle(true))), []);
  return idle;
}
