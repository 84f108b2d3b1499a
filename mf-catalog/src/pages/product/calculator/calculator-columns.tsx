import { Box, Typography } from '@site/ui';
import type { ReactNode } from 'react';

interface CalculatorColumnsProps {
  /** The fields that a visitor may change. */
  fields: ReactNode;
  /** Space between two fields, in theme units. */
  fieldGap: number;
  /** What screen readers call the result. */
  resultName: string;
  /** The result in one sentence, which is said again at each change. */
  verdict: string;
  /** The numbers behind it. */
  numbers: ReactNode;
  formula: ReactNode;
}

/** What a visitor may change at the left, what comes of it at the right; one below the other on a phone. */
export function CalculatorColumns(props: CalculatorColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
        columnGap: { md: 10 },
        rowGap: 6,
      }}
    >
      <Box sx={{ display: 'grid', gap: props.fieldGap, alignContent: 'start' }}>{props.fields}</Box>
      <Box role="group" aria-label={props.resultName}>
        <Typography variant="h4" component="p" aria-live="polite">
          {props.verdict}
        </Typography>
        <Box sx={{ mt: 4 }}>{props.numbers}</Box>
        {props.formula}
      </Box>
    </Box>
  );
}
