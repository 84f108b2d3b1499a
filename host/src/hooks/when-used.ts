/** What a visitor does who begins to use a page. A pointer that only passes over it is not among them. */
const MOVES = ['scroll', 'pointerdown', 'keydown'] as const;

interface UseSigns {
  /** Whether a pointer that moves is a sign, too: whoever comes to press something moves it there first. */
  pointer?: boolean;
  /** A visitor who has looked at the page for so long stays, in ms. Without it only signs count. */
  orAfterMs?: number;
}

/**
 * Calls back once, at the visitor's next sign of using the page.
 * @returns stops waiting
 */
export function whenUsed(
  done: () => void,
  { pointer = false, orAfterMs }: UseSigns = {},
): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const timer = orAfterMs === undefined ? undefined : setTimeout(() => end(), orAfterMs);
  const stop = () => {
    waiting.abort();
    clearTimeout(timer);
  };
  const end = () => {
    stop();
    done();
  };
  for (const move of pointer ? [...MOVES, 'pointermove'] : MOVES)
    window.addEventListener(move, end, { passive: true, signal });
  return stop;
}
