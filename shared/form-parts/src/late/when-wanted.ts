/** A browser that never becomes idle is not waited for longer than this, in ms. */
const PATIENCE_MS = 1_000;
/** Safari has no idle callbacks: it gets this long, in ms. */
const WITHOUT_IDLE_CALLBACK_MS = 200;

const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'input'] as const;

/**
 * Calls back in the browser's first idle moment, or before it when a part of the page is touched.
 * @returns stops waiting
 */
export function whenWanted(part: Element, want: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const done = () => {
    if (signal.aborted) return;
    waiting.abort();
    want();
  };
  const onTouch = ({ target }: Event) => {
    if (target instanceof Node && part.contains(target)) done();
  };
  // At the window, where it is heard: React stops events of what it has not taken over yet.
  for (const type of TOUCHES) window.addEventListener(type, onTouch, { capture: true, signal });
  if (part.contains(document.activeElement)) done();
  else if (typeof requestIdleCallback === 'function')
    requestIdleCallback(done, { timeout: PATIENCE_MS });
  else setTimeout(done, WITHOUT_IDLE_CALLBACK_MS);
  return () => waiting.abort();
}
