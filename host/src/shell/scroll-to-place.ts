/** A page that has not grown tall enough in this time stays where it is: a late jump disturbs a reader. */
const PATIENCE_MS = 5_000;

/** What shows that the visitor moves the page, or is about to. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place of the page. A page that is still shorter than that, because its parts come one after
 * the other, is scrolled again while it grows, until the place is reached or the visitor moves it.
 * @param top distance from the top of the page, in CSS pixels
 * @returns stops trying
 */
export function scrollToPlace(top: number): () => void {
  const isReached = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 1;
  };
  if (isReached()) return () => undefined;
  const observer = new ResizeObserver(() => isReached() && stop());
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
  return stop;

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of MOVES) window.removeEventListener(move, stop);
  }
}
