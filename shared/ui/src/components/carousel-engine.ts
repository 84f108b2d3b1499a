import Swiper from 'swiper';
import { inOwnText } from '../theme/text-size';
import { createAutoplay, isInWindow } from './autoplay';
import { layoutSteps, type SlidesPerView } from './carousel-layout';

export interface EngineOptions {
  perView: SlidesPerView;
  gap: number;
  autoplayMs: number | undefined;
  initialSlide: number;
  /** True under `prefers-reduced-motion`: slides change without moving. */
  still: boolean;
  onChange: (index: number) => void;
}

/** What the carousel uses of a running Swiper. */
export interface CarouselEngine {
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
  play: () => void;
  hold: () => void;
  update: () => void;
  destroy: () => void;
}

/**
 * Puts Swiper on server-rendered slides. A chunk of its own (about 20 KB brotli), loaded when a
 * carousel comes into view; until then the same slides scroll natively.
 */
export function startEngine(element: HTMLElement, options: EngineOptions): CarouselEngine {
  const { perView, gap, autoplayMs, initialSlide, still, onChange } = options;
  element.scrollLeft = 0;
  const autoplay =
    autoplayMs === undefined
      ? undefined
      : createAutoplay({
          everyMs: autoplayMs,
          move: () => swiper.slideNext(),
          isSeen: () => isInWindow(element),
          onPlaying: (isPlaying) => element.toggleAttribute('data-playing', isPlaying),
        });
  const swiper = new Swiper(element, {
    initialSlide,
    spaceBetween: gap,
    slidesPerView: 1,
    rewind: true,
    speed: still ? 0 : 250,
    watchOverflow: true,
    breakpoints: Object.fromEntries(
      layoutSteps(perView).map(({ from, slides }) => [inOwnText(from), { slidesPerView: slides }]),
    ),
    on: {
      slideChange: ({ activeIndex }) => {
        autoplay?.restart();
        onChange(activeIndex);
      },
    },
  });
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    goTo: (index) => swiper.slideTo(index),
    play: () => autoplay?.play(),
    hold: () => autoplay?.hold(),
    update: () => swiper.update(),
    destroy: () => {
      autoplay?.hold();
      swiper.destroy(true, true);
    },
  };
}
