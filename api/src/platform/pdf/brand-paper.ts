import type { TextStyle } from './typesetter';

/** Size of a sheet in points. */
export const A4 = { width: 595.28, height: 841.89 } as const;

/** Colours of the brand on paper. */
export const INK = {
  text: '#17181b',
  muted: '#5d5f66',
  hairline: '#d8d7d2',
  red: '#eb1e21',
} as const;

/** The brand's mark, in a box of 34 by 32. */
export const MARK =
  'M0 4h9.2l7.1 16.4L20.4 11H13.6L10.5 4H34l-3.1 7h-3.7L18.9 29.4a2.8 2.8 0 0 1-5.1 0L0 4z';

export const STYLES = {
  title: { size: 20, weight: 800, colour: INK.text },
  heading: { size: 10, weight: 800, colour: INK.text },
  text: { size: 9.5, weight: 400, colour: INK.text },
  muted: { size: 8.5, weight: 400, colour: INK.muted },
  strong: { size: 9.5, weight: 600, colour: INK.text },
  total: { size: 13, weight: 800, colour: INK.text },
} as const satisfies Record<string, TextStyle>;
