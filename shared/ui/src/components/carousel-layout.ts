import { toRem } from '../theme/text-size';

/** The widths in px, with text of the usual size, at which a carousel may change its number of slides (spec §9); 0 is any width. */
export type CarouselBreakpoint = 0 | 480 | 640 | 1024 | 1280 | 1440;
/** Slides in view from a window width on; 1 below the first. */
export type SlidesPerView = Partial<Record<CarouselBreakpoint, number>>;

/** Time between automatic moves (spec §9), in milliseconds. */
export const CAROUSEL_AUTOPLAY_MS = {
  offers: 9000,
  products: 9000,
  featured: 3000,
  galleries: 3300,
  videos: 3300,
  variants: 3300,
} as const;

/** Slides in view per use (spec §9). */
export const CAROUSEL_SLIDES = {
  single: { 0: 1 },
  variants: { 480: 1, 640: 2, 1024: 3 },
  featured: { 480: 1, 640: 2, 1024: 3, 1280: 4, 1440: 5 },
  gallery: { 480: 1, 640: 2, 1024: 3, 1440: 4 },
  videos: { 480: 1, 640: 2, 1280: 3 },
} as const satisfies Record<string, SlidesPerView>;

/** The steps of a layout in ascending order, starting at 0. */
export function layoutSteps(perView: SlidesPerView): { from: number; slides: number }[] {
  const steps = Object.entries(perView)
    .map(([from, slides]) => ({ from: Number(from), slides }))
    .sort((a, b) => a.from - b.from);
  return steps[0]?.from === 0 ? steps : [{ from: 0, slides: 1 }, ...steps];
}

/**
 * The layout as CSS, so that the server's HTML has the same geometry as Swiper later: `--per-view`
 * for the slides, and the controls gone where every slide is in view.
 */
export function layoutCss(perView: SlidesPerView, count: number): Record<string, object> {
  return Object.fromEntries(
    layoutSteps(perView).map(({ from, slides }) => [
      `@media (min-width:${toRem(from)}rem)`,
      {
        '--per-view': slides,
        '& > .carousel-controls': { display: count > slides ? 'flex' : 'none' },
      },
    ]),
  );
}
