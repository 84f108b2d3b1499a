import { Box, visuallyHidden } from '@site/ui';
import type { ComparisonSection } from './build-comparison';

interface CompareTableProps {
  /** Names of the models, in the order of the rows' values. */
  names: readonly string[];
  sections: readonly ComparisonSection[];
}

/** The comparison as one table; on a phone it scrolls sideways under its labels. */
export function CompareTable({ names, sections }: CompareTableProps) {
  return (
    <Box component="section" tabIndex={0} aria-label="Comparison" sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={{ ...table, minWidth: 136 + names.length * 110 }}>
        <colgroup>
          <Box component="col" sx={{ width: { xs: 136, md: '24%' } }} />
        </colgroup>
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {sections.map((section) => (
          <tbody key={section.title}>
            <tr className="section">
              <th colSpan={names.length + 1} scope="rowgroup">
                {section.title}
              </th>
            </tr>
            {section.rows.map(({ label, values, differs }) => (
              <tr key={label} className={differs ? 'differs' : ''}>
                <th scope="row">
                  {label}
                  {differs && (
                    <Box component="span" sx={visuallyHidden}>
                      {' '}
                      (differs)
                    </Box>
                  )}
                </th>
                {values.map((value, index) => (
                  <td key={names[index]}>{value ?? 'Not stated'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Box>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontSize: { xs: '0.875rem', md: '0.9375rem' },
  '& th, & td': {
    py: 1.5,
    pr: 2,
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
  '& .differs th[scope="row"]': { borderLeftColor: 'brand.red', color: 'text.primary' },
  '& .differs td': { fontWeight: 700 },
} as const;
