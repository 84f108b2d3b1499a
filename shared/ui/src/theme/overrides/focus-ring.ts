/** The outline of what the keyboard has reached, in the colour of its text. */
export const focusRing = {
  outline: '3px solid currentColor',
  outlineOffset: 3,
} as const;
