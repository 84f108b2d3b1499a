import type { SpecSection } from '@site/contract';
import { Box, Typography } from '@site/ui';
import { useId } from 'react';

interface SpecTableProps {
  section: SpecSection;
  level?: 'h2' | 'h3';
}

/** One section of the data sheet as a table: label and value, each row readable on a phone. */
export function SpecTable({ section, level = 'h3' }: SpecTableProps) {
  const headingId = useId();
  return (
    <Box sx={{ breakInside: 'avoid' }}>
      <Typography component={level} variant="h4" id={headingId} sx={{ mb: 2 }}>
        {section.title}
      </Typography>
      <Box component="table" aria-labelledby={headingId} sx={table}>
        <tbody>
          {section.lines.map(({ label, value, unit }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <b>{value}</b> {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& tr': { borderTop: '1px solid', borderColor: 'divider' },
  '& th, & td': { py: 1.5, verticalAlign: 'top', textAlign: 'left', overflowWrap: 'anywhere' },
  '& th': { width: '46%', pr: 2, fontWeight: 450, color: 'text.secondary' },
  '& td b': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
} as const;
