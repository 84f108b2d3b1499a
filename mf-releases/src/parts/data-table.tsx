import { Box, visuallyHidden } from '@site/ui';
import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Heading; on a phone it stands before each value. */
  name: string;
  cell: (row: Row) => ReactNode;
  /** True for what names the row. */
  isName?: boolean;
  /** True for words and numbers that stay on one line. */
  isShort?: boolean;
}

interface DataTableProps<Row> {
  /** What the table is about, for those who do not see what is around it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** In a narrow window a row is its name, and below it the values in running order, each after its heading. */
const STACKED = {
  '& thead': visuallyHidden,
  '& tbody, & td, & th': { display: 'block' },
  '& tr': { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, py: 1.5 },
  '& td, & td[data-short], & tbody th': { p: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tbody th': { flexBasis: '100%' },
  '& td': { display: 'flex', alignItems: 'baseline', gap: 0.75 },
  '& td::before': {
    content: 'attr(data-name) " "',
    color: 'text.secondary',
    fontSize: '0.8125rem',
  },
};

/** A table that is a list of blocks where the window is narrow. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <Box
      component="table"
      sx={(theme) => ({
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: '0.9375rem',
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { textAlign: 'left', verticalAlign: 'top', py: 1.25, pr: 3 },
        '& thead th': { fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' },
        '& tbody th': { fontWeight: 600 },
        '& tr': { borderBottom: '1px solid', borderColor: 'divider' },
        '& td, & tbody th': { overflowWrap: 'break-word' },
        '& td[data-short], & tbody th': { whiteSpace: 'nowrap' },
        [theme.breakpoints.down('md')]: theme.unstable_sx(STACKED),
      })}
    >
      <Box component="caption" sx={visuallyHidden}>
        {caption}
      </Box>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, cell, isName, isShort }) =>
              isName ? (
                <th key={name} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={name} data-name={name} {...(isShort ? { 'data-short': '' } : {})}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
