import { Box, Typography } from '@site/ui';
import { type ChangeEvent, useId, useState } from 'react';

export interface RangeFieldProps {
  label: string;
  unit: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

/** A slider with its value written large above it: the browser's own, for keys, touch and readers, which say the value. */
export function RangeField({ label, unit, value, onChange, ...range }: RangeFieldProps) {
  'use no memo';
  const id = useId();
  const [touched, setTouched] = useState(value);
  const gap = unit === '%' ? '' : ' ';
  return (
    <Box>
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}
      >
        <Typography component="label" variant="subtitle2" htmlFor={id}>
          {label}
        </Typography>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Box component="b" sx={{ fontSize: '1.5rem', letterSpacing: '-0.03em' }}>
            {value}
          </Box>
          {gap}
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {unit}
          </Typography>
        </Box>
      </Box>
      <Box
        component="input"
        type="range"
        id={id}
        aria-valuetext={`${value}${gap}${unit}`}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          onChange(event.currentTarget.valueAsNumber)
        }
        // The browser moves a slider at the first touch, and only then knows that the finger scrolls the page.
        onPointerDown={() => setTouched(value)}
        onPointerCancel={() => onChange(touched)}
        {...range}
        sx={{ width: '100%', height: 44, m: 0, accentColor: brandRed, cursor: 'pointer' }}
      />
    </Box>
  );
}

const brandRed = 'var(--site-palette-brand-red)';
