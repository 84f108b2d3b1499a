import type { OwnershipTable as Table } from '@site/contract';
import { Box, visuallyHidden } from '@site/ui';

/** A table whose rows become blocks on a phone, each cell with the name of its column. */
export function OwnershipTable({ table }: { table: Table }) {
  const { caption, columns, rows } = table;
  return (
    <Box component="table" sx={look}>
      <Box component="caption" sx={visuallyHidden}>
        {caption}
      </Box>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const look = {
  width: '100%',
  mt: 3,
  borderCollapse: 'collapse',
  '& tr': { borderTop: '1px solid', borderColor: 'divider' },
  '& th, & td': { py: 1.5, pr: 3, textAlign: 'left', verticalAlign: 'top' },
  '& thead th': { fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary' },
  '@media (max-width: 37.496875rem)': {
    // Each cell names its column itself.
    '& thead': { display: 'none' },
    '& tr, & tbody th, & td': { display: 'block' },
    '& tr': { py: 1.5 },
    '& tbody th, & td': { py: 0.25, pr: 0 },
    '& td::before': { content: 'attr(data-column) ": "', color: 'text.secondary' },
  },
} as const;
