import type { Consumption } from '@site/contract';
import { Section, SpecNumerals } from '@site/ui';
import { useState } from 'react';
import { FinePrint } from '../../../parts/fine-print';
import { CalculatorColumns } from './calculator-columns';
import { RangeFields, type RangeRow } from './range-fields';
import { RunningCostFormula } from './running-cost-formula';
import { type RidingHabits, resolveRunningCosts } from './running-costs';
import { writeDays, writeRupees } from './write-amounts';

interface RunningCostCalculatorProps {
  name: string;
  consumption: Consumption;
}

const ROWS: readonly RangeRow<keyof RidingHabits>[] = [
  { name: 'dailyKm', label: 'Daily distance', unit: 'km', min: 5, max: 200, step: 5 },
  {
    name: 'electricityPrice',
    label: 'Electricity price',
    unit: '₹ a unit',
    min: 3,
    max: 20,
    step: 0.5,
  },
  { name: 'petrolPrice', label: 'Petrol price', unit: '₹ a litre', min: 80, max: 140, step: 1 },
];

/** What riding costs against petrol, and how far a charge goes; with the formula, so anyone can check. */
export function RunningCostCalculator({ name, consumption }: RunningCostCalculatorProps) {
  const [habits, setHabits] = useState<RidingHabits>({
    dailyKm: consumption.daily_km,
    electricityPrice: consumption.electricity_price,
    petrolPrice: consumption.petrol_price,
  });
  const bike = {
    rangeKm: consumption.range_km,
    batteryKwh: consumption.battery_kwh,
    chargingEfficiency: consumption.charging_efficiency,
    petrolKmPerLitre: consumption.petrol_km_per_litre,
  };
  const costs = resolveRunningCosts(habits, bike);
  return (
    <Section
      title="Work out your running cost"
      eyebrow="Calculator"
      lead={`What the ${name} costs you to ride, and what a petrol motorcycle would.`}
      id="running-cost"
      sx={{ pb: { xs: 2, md: 4 } }}
    >
      <CalculatorColumns
        fieldGap={4}
        fields={
          <RangeFields
            rows={ROWS}
            values={habits}
            onChange={(field, value) => setHabits((now) => ({ ...now, [field]: value }))}
          />
        }
        resultName="Result"
        verdict={
          costs.savedPerYear >= 0
            ? `You save ${writeRupees(costs.savedPerYear)} a year`
            : `You pay ${writeRupees(-costs.savedPerYear)} more a year`
        }
        numbers={
          <>
            <SpecNumerals
              items={[
                { label: `${name}, a month`, value: writeRupees(costs.electricPerMonth) },
                { label: 'Petrol, a month', value: writeRupees(costs.petrolPerMonth) },
                { label: 'Range on a charge', value: bike.rangeKm, unit: 'km' },
                { label: 'One charge lasts', ...writeDays(costs.daysPerCharge) },
              ]}
            />
            <FinePrint of="range" />
          </>
        }
        formula={<RunningCostFormula bike={bike} habits={habits} costs={costs} />}
      />
    </Section>
  );
}
