import { Box, formatPrice, Typography } from '@site/ui';
import { useState } from 'react';
import { RangeFields, type RangeRow } from '../calculator/range-fields';
import { writeRupees } from '../calculator/write-amounts';
import { resolveMonthlyPayment } from './monthly-payment';

const ROWS: readonly RangeRow<'down' | 'rate' | 'months'>[] = [
  { name: 'down', label: 'Down payment', unit: '%', min: 0, max: 100, step: 5 },
  { name: 'rate', label: 'Interest rate, a year', unit: '%', min: 0, max: 24, step: 0.5 },
  { name: 'months', label: 'Loan period', unit: 'months', min: 6, max: 60, step: 6 },
];

interface MonthlyCostProps {
  /** In rupees. */
  price: number;
  /** Which price that is, in words. */
  of: string;
}

/** What a price comes to a month, for a down payment, a rate and a time of one's own. */
export function MonthlyCost({ price, of }: MonthlyCostProps) {
  const [terms, setTerms] = useState({ down: 25, rate: 11, months: 36 });
  const [isMoved, setMoved] = useState(false);
  const { down, rate, months } = terms;
  const borrowed = price * (1 - down / 100);
  return (
    <Box role="group" aria-label="Monthly arithmetic" sx={{ display: 'grid', gap: 2.5 }}>
      <Typography component="h3" variant="h4" aria-live={isMoved ? 'polite' : 'off'}>
        EMI at your numbers: {writeRupees(resolveMonthlyPayment(borrowed, rate, months))} a month
      </Typography>
      <Typography>
        Worked out from the {of}, {formatPrice(price)}
      </Typography>
      <RangeFields
        rows={ROWS}
        values={terms}
        onChange={(field, value) => {
          setMoved(true);
          setTerms((now) => ({ ...now, [field]: value }));
        }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Arithmetic with your numbers: {writeRupees(borrowed)} in equal monthly payments. We lend no
        money and promise no credit; a bank decides on its own terms.
      </Typography>
    </Box>
  );
}
