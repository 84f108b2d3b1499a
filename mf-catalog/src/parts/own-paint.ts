/** Style of what shows the colour of a bike: a system that sets the colours of pages leaves it its own. */
export const ownPaint = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    color: 'CanvasText',
    borderColor: 'currentColor',
  },
} as const;
