import { startTransition, useEffect, useRef, useState } from 'react';
import type { CarouselEngine } from './carousel-engine';
import type { SlidesPerView } from './carousel-layout';
import { scrolledIndex, scrollToIndex } from './native-scroll';
import { useInView } from './use-in-view';

interface Options {
  perView: SlidesPerView;
  gap: number;
  autoplayMs: number | undefined;
  count: number;
  /** Slide to show; the carousel moves when it changes. */
  active: number | undefined;
  onChange: ((index: number) => void) | undefined;
}

/** Lets the browser serve input first, where it can. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The behaviour behind `Carousel`: Swiper once in view, native scrolling before and without it. */
export function useCarousel({ perView, gap, autoplayMs, count, active, onChange }: Options) {
  const { ref: viewport, seen } = useInView<HTMLDivElement>();
  const [engine, setEngine] = useState<CarouselEngine | null>(null);
  const [index, setIndex] = useState(active ?? 0);
  const [still, setStill] = useState(false);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const latest = useRef({ perView, gap, autoplayMs, active, onChange });
  useEffect(() => {
    latest.current = { perView, gap, autoplayMs, active, onChange };
  });

  useEffect(() => {
    const query = window.matchMedia?.(reducedMotion);
    if (!query) return;
    const read = () => setStill(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);

  useEffect(() => {
    const element = viewport.current;
    if (!seen || !element || count < 2) return;
    let current: CarouselEngine | null = null;
    let gone = false;
    import('./carousel-engine')
      .then(async ({ startEngine }) => {
        // In a task of its own: running the code for the first time was one already.
        await scheduler?.yield?.();
        if (gone) return;
        const { onChange: _, active: wanted, ...options } = latest.current;
        current = startEngine(element, {
          ...options,
          still,
          initialSlide: wanted ?? scrolledIndex(element),
          onChange: (next) => {
            // Nobody waits for it: the slide moves by itself, and input goes before.
            startTransition(() => {
              setIndex(next);
              latest.current.onChange?.(next);
            });
          },
        });
        setEngine(current);
      })
      // Without the engine the slides stay scrollable by hand and by the buttons.
      .catch((error: unknown) => console.warn('Carousel: scrolling natively.', error));
    return () => {
      gone = true;
      current?.destroy();
      setEngine(null);
    };
  }, [seen, count, still, viewport]);

  useEffect(() => {
    if (active !== undefined) engine?.goTo(active);
  }, [engine, active]);

  const playing = autoplayMs !== undefined && !still && !paused;
  const moving = playing && !held;
  useEffect(() => {
    if (moving) engine?.play();
    else engine?.hold();
  }, [engine, moving]);

  const goTo = (next: number) => {
    const element = viewport.current;
    if (engine) engine.goTo(next);
    else if (element) {
      scrollToIndex(element, next);
      setIndex((next + count) % count);
    }
  };
  return {
    viewport,
    index,
    playing,
    /** It moves by itself now: not while it is held by pointer or focus. */
    moving,
    canPlay: autoplayMs !== undefined && !still,
    next: () => (engine ? engine.next() : goTo(index + 1)),
    previous: () => (engine ? engine.previous() : goTo(index - 1)),
    goTo,
    togglePlay: () => setPaused((was) => !was),
    setHovered,
    setFocused,
  };
}
