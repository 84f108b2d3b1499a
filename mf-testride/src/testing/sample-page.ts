import type { TestRidePage } from '@site/contract';

/** The content of the booking page in tests. */
export const testRidePage: TestRidePage = {
  banner: {
    src: '/static/img/ride',
    width: 1600,
    height: 1000,
    widths: [800, 1600],
    blur: '',
    alt: '',
  },
  products: ['Vayu One', 'Vayu Marut GT'],
};
