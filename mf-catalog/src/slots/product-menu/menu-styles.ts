/** A list of rows in the drawer of narrow windows; in the header's panel the bikes side by side, the parts beside them. */
export const menuGrid = (bikes: number) =>
  ({
    p: { xs: '0 16px 12px', lg: 2 },
    '& > ul': {
      display: 'grid',
      gap: { xs: 0.5, lg: 1 },
      gridTemplateColumns: { lg: `repeat(${bikes}, 232px) minmax(208px, auto)` },
      gridAutoRows: { lg: 'min-content' },
      m: 0,
      p: 0,
      listStyle: 'none',
    },
    '& .notes': { maxWidth: bikes * 240 + 208, px: 1, '& > p': { mt: 1 } },
  }) as const;

/** One entry: its link covers it whole. */
export const menuItem = (isPart: boolean) =>
  ({
    position: 'relative',
    display: { xs: 'grid', lg: isPart ? 'grid' : 'block' },
    gridTemplateColumns: '72px minmax(0, 1fr)',
    columnGap: 1.5,
    alignItems: 'center',
    alignSelf: 'start',
    minHeight: 48,
    p: 1,
    borderRadius: '12px',
    gridColumn: { lg: isPart ? -2 : 'auto' },
    gridRow: { lg: isPart ? 'auto' : '1 / span 4' },
    '&:hover': { backgroundColor: 'surface.sunken' },
    // Before anything is known of the products: a plain list.
    '&[data-bare]': { display: 'block', gridColumn: '1 / -1' },
    '& > .picture': {
      gridRow: '1 / span 2',
      mb: { lg: isPart ? 0 : 1.5 },
      '& > div': { borderRadius: '10px' },
    },
    '& > a': {
      display: 'block',
      fontWeight: 700,
      fontSize: isPart ? '0.9375rem' : { xs: '1rem', lg: '1.125rem' },
      lineHeight: 1.3,
      color: 'inherit',
      textDecoration: 'none',
      '&[aria-current="page"]': { color: 'primary.main' },
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
    },
    '& .range': { display: 'block' },
    '&[data-bare] > a': { py: 1, fontSize: '0.9375rem' },
    '& > a:focus-visible': { outline: 'none' },
    '& > a:focus-visible::after': {
      outline: '3px solid currentColor',
      outlineOffset: -3,
    },
  }) as const;
