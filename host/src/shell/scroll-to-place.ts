/** A page that has not grown tall enough in this time stays where it is: a late jump disturbs a reader. */
const PATIENCE_MS = 5_000;

/** What shows that the visitor moves the page, or is about to. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place of the page. A page that does not have it yet, because its parts come one after the
 * other, is scrolled again while it grows, until the place is reached or the visitor moves it. What a part
 * that comes late pushes down is followed in the same way.
 * @param place distance from the top of the page in CSS pixels, or the id of what is to stand at the top
 * @returns stops trying
 */
export function scrollToPlace(place: number | string): () => void {
  const isReached = () => {
    if (typeof place === 'string') {
      document.getElementById(place)?.scrollIntoView({ behavior: 'instant' });
      return false;
    }
    window.scrollTo(0, place);
    return Math.abs(window.scrollY - place) < 1;
  };
  // Until the part is there, or where there is none, the page begins at its top as any other.
  if (typeof place === 'string' && !document.getElementById(place)) window.scrollTo(0, 0);
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
