/** A phone of less than 390 px: with smaller text and gaps two models stand in it whole, and no word is broken. */
export const NARROW = '@media (max-width: 24.3rem)';

/** How the table of a comparison looks: labels stay in view, rows that differ are marked. */
export const comparisonTable = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontSize: { xs: '0.875rem', md: '0.9375rem' },
  '& th, & td': {
    py: 1.5,
    pr: 1.5,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 450,
    borderBottom: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  '& thead th': { fontSize: '1.125rem', fontWeight: 750, letterSpacing: '-0.02em' },
  '& .section th': { pt: 5, fontSize: '1.125rem', fontWeight: 720, letterSpacing: '-0.02em' },
  '& tbody th[scope="row"]': {
    position: 'sticky',
    left: 0,
    pl: 1.5,
    borderLeft: '3px solid transparent',
    color: 'text.secondary',
    backgroundColor: 'surface.sunken',
  },
  [NARROW]: {
    fontSize: '0.8125rem',
    '& th, & td': { pr: 0.75 },
    '& tbody th[scope="row"]': { pl: 1 },
  },
  '& .differs th[scope="row"]': { borderLeftColor: 'brand.red', color: 'text.primary' },
  '& .differs td': { fontWeight: 700 },
} as const;
