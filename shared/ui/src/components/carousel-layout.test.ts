import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_SLIDES, layoutCss, layoutSteps } from './carousel-layout';

it('a carousel has the times of the specification', () => {
  expect(CAROUSEL_AUTOPLAY_MS).toMatchObject({
    offers: 9000,
    products: 9000,
    featured: 3000,
    galleries: 3300,
    videos: 3300,
    variants: 3300,
  });
});

it.each([
  ['variants', [1, 1, 2, 3, 3, 3]],
  ['featured', [1, 1, 2, 3, 4, 5]],
  ['gallery', [1, 1, 2, 3, 3, 4]],
  ['videos', [1, 1, 2, 2, 3, 3]],
] as const)(
  'a carousel shows %s as %j slides from 0, 480, 640, 1024, 1280 and 1440 px',
  (name, slides) => {
    const steps = layoutSteps(CAROUSEL_SLIDES[name]);
    const shown = (width: number) => steps.findLast(({ from }) => from <= width)?.slides;
    expect([0, 480, 640, 1024, 1280, 1440].map(shown)).toEqual(slides);
    expect([479, 639, 1023, 1279, 1439].map(shown)).toEqual(slides.slice(0, -1));
  },
);

it('the carousel hides the controls where every slide is in view', () => {
  expect(layoutCss({ 0: 1, 640: 2 }, 2)).toEqual({
    '@media (min-width:0rem)': {
      '--per-view': 1,
      '& > .carousel-controls': { display: 'flex' },
    },
    '@media (min-width:40rem)': {
      '--per-view': 2,
      '& > .carousel-controls': { display: 'none' },
    },
  });
});
