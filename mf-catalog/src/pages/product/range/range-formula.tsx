import { Box, Typography } from '@site/ui';
import { type Ride, resolveFactors, TEST_RIDE } from './resolve-range';

interface RangeFormulaProps {
  statedKm: number;
  ride: Ride;
  km: number;
}

/** How the estimate comes about, with the numbers in. */
export function RangeFormula({ statedKm, ride, km }: RangeFormulaProps) {
  const { speed, load, temperature, mode } = resolveFactors(ride);
  return (
    <Box component="details" sx={{ mt: 5, borderTop: '1px solid', borderColor: 'divider', pt: 2 }}>
      <Typography component="summary" variant="subtitle2" sx={{ cursor: 'pointer', py: 1.5 }}>
        How the range is worked out
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Stated range × speed × load × temperature × mode = {statedKm} km × {speed.toFixed(2)} ×{' '}
        {load.toFixed(2)} × {temperature.toFixed(2)} × {mode.toFixed(2)} = <b>{km} km</b>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        The drag of the air grows with the square of the speed; each kilogram above {TEST_RIDE.load}{' '}
        kg costs 0.12%, each degree below {TEST_RIDE.temperature} °C 0.6%. Hills, wind and traffic
        are not in it: an estimate, not a promise.
      </Typography>
    </Box>
  );
}
