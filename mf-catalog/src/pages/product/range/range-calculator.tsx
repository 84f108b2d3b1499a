import { Section, SpecNumerals } from '@site/ui';
import { useId, useState } from 'react';
import { CalculatorColumns } from '../calculator/calculator-columns';
import { RangeField } from '../calculator/range-field';
import { NativeSelect } from '../cost/native-select';
import { RangeFormula } from './range-formula';
import { type Ride, type RideMode, resolveRange, TEST_RIDE } from './resolve-range';

interface RangeCalculatorProps {
  name: string;
  /** Range by the test cycle, km. */
  statedKm: number;
}

const MODES: readonly RideMode[] = ['Eco', 'City', 'Wind'];

/** How far a charge goes on a ride of one's own; with the formula, so anyone can check. */
export function RangeCalculator({ name, statedKm }: RangeCalculatorProps) {
  const modeId = useId();
  const [ride, setRide] = useState<Ride>({ ...TEST_RIDE, speed: 50, mode: 'City' });
  const change = (field: 'speed' | 'load' | 'temperature') => (value: number) =>
    setRide((now) => ({ ...now, [field]: value }));
  const km = resolveRange(statedKm, ride);
  return (
    <Section
      title="How far it goes for you"
      eyebrow="Range"
      lead={`The ${name} does ${statedKm} km by the test cycle. Speed, load and weather decide what it does on your road.`}
      tone="sunken"
    >
      <CalculatorColumns
        fieldGap={3}
        fields={
          <>
            <RangeField
              label="Speed"
              unit="km/h"
              min={30}
              max={100}
              step={5}
              value={ride.speed}
              onChange={change('speed')}
            />
            <RangeField
              label="Rider, pillion and luggage"
              unit="kg"
              min={50}
              max={180}
              step={5}
              value={ride.load}
              onChange={change('load')}
            />
            <RangeField
              label="Temperature"
              unit="°C"
              min={0}
              max={45}
              step={1}
              value={ride.temperature}
              onChange={change('temperature')}
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
