import IconButton from '@mui/material/IconButton';
import { Children, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons';
import { Box } from './box';
import { layoutCss, type SlidesPerView } from './carousel-layout';
import { useCarousel } from './use-carousel';
import { visuallyHidden } from './visually-hidden';

export interface CarouselProps {
  /** What it shows, e.g. `Model gallery`: its name for screen readers. */
  label: string;
  /** One child per slide. */
  children: ReactNode;
  /** Slides in view by window width (`CAROUSEL_SLIDES`). */
  perView?: SlidesPerView | undefined;
  /** Milliseconds between automatic moves (`CAROUSEL_AUTOPLAY_MS`); none without it. */
  autoplayMs?: number | undefined;
  /** Pixels between slides. */
  gap?: number | undefined;
  /** Slide to show; the carousel moves there when it changes. */
  active?: number | undefined;
  onChange?: ((index: number) => void) | undefined;
}

/**
 * Slides side by side. The server's HTML has its final geometry and scrolls natively; Swiper takes
 * over when it comes into view. Arrow keys move it, or the focus from slide to slide; pointer, focus and the button
 * pause it.
 */
export function Carousel(props: CarouselProps) {
  'use memo';
  const { label, children, perView = { 0: 1 }, autoplayMs, gap = 24, active, onChange } = props;
  const slides = Children.toArray(children);
  const count = slides.length;
  const carousel = useCarousel({ perView, gap, autoplayMs, count, active, onChange });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || isForOthers(event)) return;
    event.preventDefault();
    // The focus would go out of view with its slide: the next slide's control takes it, and comes into view by it.
    const slide = (event.target as Element).closest('.swiper-slide');
    const control = slide?.[`${step}ElementSibling`]?.querySelector<HTMLElement>('a,button');
    if (control) return control.focus();
    carousel[step]();
    if (slide) carousel.viewport.current?.focus();
  };
  /** A control of a slide out of view got the focus: bring its slide in, undo the browser's own scroll. */
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    carousel.setFocused(true);
    const slide = event.target.closest('.swiper-slide');
    const viewport = carousel.viewport.current;
    if (!slide || !viewport?.classList.contains('swiper-initialized')) return;
    // Before it is measured: the browser may have scrolled to it already.
    viewport.scrollLeft = 0;
    const outer = viewport.getBoundingClientRect();
    const inner = slide.getBoundingClientRect();
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1) {
      carousel.goTo([...(slide.parentElement?.children ?? [])].indexOf(slide));
    }
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) carousel.setFocused(false);
  };

  return (
    <Box
      component="section"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={() => carousel.setHovered(true)}
      onPointerLeave={() => carousel.setHovered(false)}
      sx={{ '--gap': `${gap}px`, minWidth: 0, ...layoutCss(perView, count) }}
    >
      <Box
        ref={carousel.viewport}
        className="swiper"
        role="group"
        aria-label={`${label}: slides`}
        tabIndex={0}
        sx={viewportSx}
      >
        <Box className="swiper-wrapper">
          {slides.map((slide, at) => (
            <Box
              key={at}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${count}`}
            >
              {slide}
            </Box>
          ))}
        </Box>
      </Box>
      <Box className="carousel-controls" sx={{ alignItems: 'center', gap: 0.5, mt: 2.5 }}>
        <Box aria-hidden="true" sx={trackSx}>
          <Box
            component="span"
            // The part of all slides that is in view: as wide as `--per-view` of them.
            // It moves by a transform, in percent of its own width: nothing is laid out anew for it.
            style={{
              width: `calc(100% * var(--per-view, 1) / ${count})`,
              transform: `translateX(calc(100% * ${carousel.index} / var(--per-view, 1)))`,
            }}
          />
        </Box>
        <Box sx={visuallyHidden} aria-live={carousel.moving ? 'off' : 'polite'}>
          {`Slide ${carousel.index + 1} of ${count}`}
        </Box>
        {carousel.canPlay && (
          <IconButton
            aria-label={carousel.playing ? 'Pause' : 'Play'}
            onClick={carousel.togglePlay}
          >
            {carousel.playing ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
          </IconButton>
        )}
        <IconButton aria-label="Previous slide" onClick={carousel.previous}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton aria-label="Next slide" onClick={carousel.next}>
          <ChevronRightIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

const STEPS: Readonly<Record<string, 'next' | 'previous' | undefined>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};

/** Alt and an arrow is the browser's Back; the arrows in a film or a field are its own. */
const isForOthers = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  (event.target instanceof Element &&
    event.target.closest('video, input, textarea, select') !== null);

const trackSx = {
  mr: 'auto',
  width: 'min(160px, 30%)',
  overflow: 'hidden',
  borderRadius: 1,
  backgroundColor: 'divider',
  '& > span': {
    display: 'block',
    height: 3,
    borderRadius: 1,
    backgroundColor: 'text.primary',
    transition: 'transform 250ms',
  },
} as const;

const viewportSx = {
  position: 'relative',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  touchAction: 'pan-y pinch-zoom',
  borderRadius: '12px',
  '&::-webkit-scrollbar': { display: 'none' },
  '&:not(.swiper-initialized)': { touchAction: 'auto' },
  '&.swiper-initialized': { overflow: 'hidden', scrollSnapType: 'none' },
  '& > .swiper-wrapper': {
    display: 'flex',
    width: '100%',
    transitionProperty: 'transform',
  },
  '& > .swiper-wrapper > .swiper-slide': {
    flexShrink: 0,
    minWidth: 0,
    width: 'calc((100% - (var(--per-view, 1) - 1) * var(--gap)) / var(--per-view, 1))',
    marginRight: 'var(--gap)',
    scrollSnapAlign: 'start',
    '&:last-child': { marginRight: 0 },
  },
} as const;
