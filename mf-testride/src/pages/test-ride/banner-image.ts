import type { ImageData } from '@site/ui';

/** The picture of the booking page, out of the content store. Decoration: the heading says it all. */
export const bannerImage: ImageData = {
  src: '/static/img/sport-blue-hero',
  width: 1600,
  height: 1000,
  widths: [480, 800, 1200, 1600],
  alt: '',
};

export { HERO_SIZES as BANNER_SIZES } from '@site/ui';
