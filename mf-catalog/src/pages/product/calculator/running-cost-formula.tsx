import { Box, formatRupees, Typography } from '@site/ui';
import type { BikeConsumption, RidingHabits, RunningCosts } from './running-costs';

interface RunningCostFormulaProps {
  bike: BikeConsumption;
  habits: RidingHabits;
  costs: RunningCosts;
}

/** How the numbers come about, with the numbers in. */
export function RunningCostFormula({ bike, habits, costs }: RunningCostFormulaProps) {
  const efficiency = Math.round(bike.chargingEfficiency * 100);
  return (
    <Box component="details" sx={{ mt: 5, borderTop: '1px solid', borderColor: 'divider', pt: 2 }}>
      <Typography component="summary" variant="subtitle2" sx={{ cursor: 'pointer', py: 1.5 }}>
        How we work it out
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Electric, a km = battery ÷ charging efficiency ÷ range × electricity price ={' '}
        {bike.batteryKwh} kWh ÷ {efficiency}% ÷ {bike.rangeKm} km ×{' '}
        {formatRupees(habits.electricityPrice)} = <b>{formatRupees(costs.electricPerKm)}</b>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Petrol, a km = petrol price ÷ kilometres a litre = {formatRupees(habits.petrolPrice)} ÷{' '}
        {bike.petrolKmPerLitre} = <b>{formatRupees(costs.petrolPerKm)}</b>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        A month = cost a km × {habits.dailyKm} km a day × 365 ÷ 12 days. One charge lasts range ÷
        daily distance. Range and consumption depend on speed, load, weather and road.
      </Typography>
    </Box>
  );
}
