import type { Components, Theme } from '@mui/material/styles';
import { brandColours } from '@site/brand';
import { focusRing } from './focus-ring';

/** Keyframes that change nothing: MUI's fields listen for their `animationstart`. */
const named = (name: string) => ({ [`@keyframes ${name}`]: { from: { animationName: name } } });

/** Rules of every document, before any part. */
export const baseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: {
    html: { scrollPaddingTop: 96, WebkitTextSizeAdjust: '100%' },
    // What is jumped to or gets the focus stands below a bar that sticks under the header.
    'html:has([data-product-bar])': { scrollPaddingTop: 152 },
    body: { minHeight: '100dvh', overflowX: 'clip', fontOpticalSizing: 'auto' },
    'h1, h2, h3': { textWrap: 'balance' },
    p: { textWrap: 'pretty' },
    'button, input, select, textarea': { fontFamily: 'inherit' },
    'img, picture, video, iframe': { maxWidth: '100%' },
    ':focus-visible': focusRing,
    ...named('mui-auto-fill'),
    ...named('mui-auto-fill-cancel'),
    '::selection': { background: brandColours.primary, color: '#ffffff' },
    // A system that sets the colours leaves no fill, and without a frame a button or a chip is bare words. Here
    // once: among the styles of buttons it would come with each kind of them.
    '@media (forced-colors: active)': {
      'body :is(.MuiButton-contained, .MuiChip-root)': { border: '1px solid' },
      // What is chosen had another fill or frame. A single line around it would look like the focus, which takes
      // the place of this one; the frame then tells it still.
      'main [aria-pressed=true]': {
        borderColor: 'Highlight',
        '&:not(:focus-visible)': { outline: '4px double Highlight' },
      },
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
};
