import { Section, SpecNumerals } from '@site/ui';
import { useId, useState } from 'react';
import { CalculatorColumns } from '../calculator/calculator-columns';
import { RangeFields, type RangeRow } from '../calculator/range-fields';
import { NativeSelect } from '../cost/native-select';
import { RangeFormula } from './range-formula';
import { type Ride, type RideMode, resolveRange, TEST_RIDE } from './resolve-range';

interface RangeCalculatorProps {
  name: string;
  /** Range by the test cycle, km. */
  statedKm: number;
}

const ROWS: readonly RangeRow<'speed' | 'load' | 'temperature'>[] = [
  { name: 'speed', label: 'Speed', unit: 'km/h', min: 30, max: 100, step: 5 },
  { name: 'load', label: 'Rider, pillion and luggage', unit: 'kg', min: 50, max: 180, step: 5 },
  { name: 'temperature', label: 'Temperature', unit: '°C', min: 0, max: 45, step: 1 },
];
const MODES: readonly RideMode[] = ['Eco', 'City', 'Wind'];

/** How far a charge goes on a ride of one's own; with the formula, so anyone can check. */
export function RangeCalculator({ name, statedKm }: RangeCalculatorProps) {
  const modeId = useId();
  const [ride, setRide] = useState<Ride>({ ...TEST_RIDE, speed: 50, mode: 'City' });
  const km = resolveRange(statedKm, ride);
  return (
    <Section
      title="How far it goes for you"
      eyebrow="Range"
      lead={`The ${name} does ${statedKm} km by the Indian Driving Cycle. Speed, load and weather decide what it does on your road.`}
      tone="sunken"
    >
      <CalculatorColumns
        fieldGap={3}
        fields={
          <>
            <RangeFields
              rows={ROWS}
              values={ride}
              onChange={(field, value) => setRide((now) => ({ ...now, [field]: value }))}
            />
            <NativeSelect
              id={modeId}
              label="Riding mode"
              value={ride.mode}
              onChange={(mode) => setRide((now) => ({ ...now, mode: mode as RideMode }))}
              options={MODES.map((mode) => ({ value: mode, label: mode }))}
            />
          </>
        }
        resultName="Estimated range"
        verdict={`About ${km} km on a full charge`}
        numbers={
          <SpecNumerals
            items={[
              { label: 'Estimated range', value: km, unit: 'km' },
              { label: 'By the test cycle', value: statedKm, unit: 'km' },
            ]}
          />
        }
        formula={<RangeFormula statedKm={statedKm} ride={ride} km={km} />}
      />
    </Section>
  );
}
