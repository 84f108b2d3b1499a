import { Box, Typography } from '@site/ui';
import { useState } from 'react';
import { RangeField } from '../calculator/range-field';
import { writeRupees } from '../calculator/write-amounts';
import { resolveMonthlyPayment } from './monthly-payment';

/** What a price comes to a month, for a down payment, a rate and a time of one's own. */
export function MonthlyCost({ price }: { price: number }) {
  const [down, setDown] = useState(25);
  const [rate, setRate] = useState(11);
  const [months, setMonths] = useState(36);
  const borrowed = price * (1 - down / 100);
  return (
    <Box role="group" aria-label="Monthly arithmetic" sx={{ display: 'grid', gap: 2.5 }}>
      <Typography component="h3" variant="h4">
        If you borrowed: {writeRupees(resolveMonthlyPayment(borrowed, rate, months))} a month
      </Typography>
      <RangeField
        label="Paid at once"
        unit="%"
        min={0}
        max={100}
        step={5}
        value={down}
        onChange={setDown}
      />
      <RangeField
        label="Interest a year"
        unit="%"
        min={0}
        max={24}
        step={0.5}
        value={rate}
        onChange={setRate}
      />
      <RangeField
        label="Time"
        unit="months"
        min={6}
        max={60}
        step={6}
        value={months}
        onChange={setMonths}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Arithmetic with your numbers: {writeRupees(borrowed)} in equal monthly payments. We lend no
        money and promise no credit; a bank decides on its own terms.
      </Typography>
    </Box>
  );
}
