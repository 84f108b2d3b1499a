import { Box, visuallyHidden } from '@site/ui';
import type { ComparisonSection } from './build-comparison';
import { comparisonTable, NARROW } from './comparison-table-style';

interface CompareTableProps {
  /** Names of the models, in the order of the rows' values. */
  names: readonly string[];
  sections: readonly ComparisonSection[];
}

/** Labels and that many models, each as wide as its longest word. */
const widths = (models: number) => ({
  minWidth: 132 + models * 113,
  [NARROW]: { ...comparisonTable[NARROW], minWidth: 116 + models * 106 },
});

/** The comparison as one table; on a phone more than two models scroll sideways under their labels. */
export function CompareTable({ names, sections }: CompareTableProps) {
  return (
    <Box component="section" tabIndex={0} aria-label="Comparison" sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={{ ...comparisonTable, ...widths(names.length) }}>
        <colgroup>
          <Box component="col" sx={{ width: { xs: 132, md: '24%' }, [NARROW]: { width: 116 } }} />
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
