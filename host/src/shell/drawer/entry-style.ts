/** How an entry of the drawer looks, a link or the head of a submenu. */
export const entrySx = {
  fontFamily: 'inherit',
  minHeight: 56,
  px: 3,
  fontSize: '1.25rem',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  '&[aria-current="page"]': { color: 'primary.main' },
} as const;
