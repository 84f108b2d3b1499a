import type { SpecSection } from '@site/contract';
import { Section, SpecNumerals } from '@site/ui';
import { useId, useState } from 'react';
import { CalculatorColumns } from '../calculator/calculator-columns';
import { RangeFields } from '../calculator/range-fields';
import { NativeSelect } from '../cost/native-select';
import { RangeFormula } from './range-formula';
import { resolveRange, TEST_RIDE } from './resolve-range';
import { readRideLimits } from './ride-limits';

interface RangeCalculatorProps {
  name: string;
  /** Range by the test cycle, km. */
  statedKm: number;
  /** What each riding mode leaves of the range. */
  factors?: Readonly<Record<string, number>> | undefined;
  /** The data sheet of the bike; empty where it is not read. */
  sheet: readonly SpecSection[];
}

/** How far a charge goes on a ride of one's own; with the formula, so anyone can check. */
export function RangeCalculator({ name, statedKm, factors = {}, sheet }: RangeCalculatorProps) {
  const modeId = useId();
  const { topSpeed, payload, modes } = readRideLimits(sheet, factors);
  const [chosen, setChosen] = useState({ ...TEST_RIDE, speed: 50 });
  const [asked, setMode] = useState('');
  const mode = modes.find((one) => one === asked) ?? modes[1] ?? modes[0] ?? '';
  const ride = {
    ...chosen,
    speed: Math.min(chosen.speed, topSpeed),
    load: Math.min(chosen.load, payload),
    mode: factors[mode] ?? 1,
  };
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
              rows={[
                { name: 'speed', label: 'Speed', unit: 'km/h', min: 30, max: topSpeed, step: 5 },
                {
                  name: 'load',
                  label: 'Rider and load',
                  unit: 'kg',
                  min: 50,
                  max: payload,
                  step: 5,
                },
                { name: 'temperature', label: 'Temperature', unit: '°C', min: 0, max: 45, step: 1 },
              ]}
              values={ride}
              onChange={(field, value) => setChosen((now) => ({ ...now, [field]: value }))}
            />
            {modes.length > 1 && (
              <NativeSelect
                id={modeId}
                label="Riding mode"
                value={mode}
                onChange={setMode}
                options={modes.map((one) => ({ value: one, label: one }))}
              />
            )}
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
        formula={<RangeFormula statedKm={statedKm} ride={ride} km={km} factors={factors} />}
      />
    </Section>
  );
}
