/** Moves at a steady pace, when it is let. */
export interface Autoplay {
  /** Begins to count down to the next move; does nothing while it counts. */
  play: () => void;
  /** Stops until {@link Autoplay.play}. */
  hold: () => void;
  /** Counts down from the start again, because something moved by other means. */
  restart: () => void;
}

interface AutoplayOptions {
  /** Milliseconds between moves. */
  everyMs: number;
  move: () => void;
  /** False while nobody would see a move: then it waits for another round. */
  isSeen: () => boolean;
  /** Told whether it counts. */
  onPlaying: (isPlaying: boolean) => void;
}

/**
 * One timer between two moves. Swiper's own module asks for a frame of the browser all the time, to say how
 * much time is left: a phone then draws sixty times a second for slides that stand still.
 */
export function createAutoplay({ everyMs, move, isSeen, onPlaying }: AutoplayOptions): Autoplay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      count();
      if (isSeen()) move();
    }, everyMs);
  };
  return {
    play() {
      if (timer !== undefined) return;
      count();
      onPlaying(true);
    },
    hold() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      onPlaying(false);
    },
    restart() {
      if (timer !== undefined) count();
    },
  };
}

/** Whether a part of an element is in the window, and the window in view. */
export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < window.innerHeight;
}
