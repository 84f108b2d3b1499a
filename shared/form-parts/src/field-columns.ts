/** Style of a part of a form: its fields in one column on a phone, in two from a tablet on. */
export const fieldColumns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
