import { Box, Typography } from '@site/ui';
import { AIR, COLD, LOAD, type Ride, resolveFactors, TEST_RIDE } from './resolve-range';

interface RangeFormulaProps {
  statedKm: number;
  ride: Ride;
  km: number;
  /** What each riding mode leaves of the range. */
  factors: Readonly<Record<string, number>>;
}

/** How the estimate comes about, with the numbers in. */
export function RangeFormula({ statedKm, ride, km, factors }: RangeFormulaProps) {
  'use no memo';
  const { speed, load, temperature, mode } = resolveFactors(ride);
  const modes = Object.entries(factors).map(([name, factor]) => `${name} ${factor}`);
  return (
    <Box component="details" sx={{ mt: 5, borderTop: '1px solid', borderColor: 'divider', pt: 2 }}>
      <Typography component="summary" variant="subtitle2" sx={{ cursor: 'pointer', py: 1.5 }}>
        How the range is worked out
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Stated range × speed × load × temperature × mode = {statedKm} km × {speed.toFixed(3)} ×{' '}
        {load.toFixed(3)} × {temperature.toFixed(3)} × {mode.toFixed(3)} = <b>{km} km</b>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Speed: (1 + {AIR} × {TEST_RIDE.speed}²) ÷ (1 + {AIR} × speed²), since the drag of the air
        grows with the square of the speed. Load: each kilogram above {TEST_RIDE.load} kg costs{' '}
        {LOAD * 100}%, each one below saves as much. Temperature: each degree below{' '}
        {TEST_RIDE.temperature} °C costs {COLD * 100}%, one above saves nothing.{' '}
        {modes.length > 0 && `Mode: ${modes.join(', ')}. `}Hills, wind and traffic are not in it: an
        estimate, not a promise.
      </Typography>
    </Box>
  );
}
