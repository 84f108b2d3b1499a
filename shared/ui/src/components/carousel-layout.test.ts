import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_SLIDES, layoutCss, layoutSteps } from './carousel-layout';

it('has the times of the specification', () => {
  expect(CAROUSEL_AUTOPLAY_MS).toMatchObject({
    offers: 9000,
    products: 9000,
    featured: 3000,
    galleries: 3300,
    videos: 3300,
    variants: 3300,
  });
});

it('shows variants as 1, 2 and 3 from 480, 640 and 1024', () => {
  expect(layoutSteps(CAROUSEL_SLIDES.variants)).toEqual([
    { from: 0, slides: 1 },
    { from: 480, slides: 1 },
    { from: 640, slides: 2 },
    { from: 1024, slides: 3 },
  ]);
});

it('uses only the breakpoints of the specification and 1 to 5 slides', () => {
  for (const layout of Object.values(CAROUSEL_SLIDES)) {
    for (const { from, slides } of layoutSteps(layout)) {
      expect([0, 480, 640, 1024, 1280, 1440]).toContain(from);
      expect(slides).toBeGreaterThanOrEqual(1);
      expect(slides).toBeLessThanOrEqual(5);
    }
  }
});

it('hides the controls where every slide is in view', () => {
  expect(layoutCss({ 0: 1, 640: 2 }, 2)).toEqual({
    '@media (min-width: 0px)': {
      '--per-view': 1,
      '& > .carousel-controls': { display: 'flex' },
    },
    '@media (min-width: 640px)': {
      '--per-view': 2,
      '& > .carousel-controls': { display: 'none' },
    },
  });
});
