/**
 * Style of a part of a form: its fields in two columns where each has 18 rem, which the longest name of a field needs,
 * and else in one.
 */
export const fieldColumns = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(18rem, 40%)), 1fr))',
} as const;
