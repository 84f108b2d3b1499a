import type { SpecSection } from '@site/contract';
import { buildComparison, onlyDifferences } from './build-comparison';

const line = (label: string, value: string, unit = '') => ({ label, value, unit });
const seats = (count: string) => ({
  title: 'Dimensions',
  lines: [line('Seating Capacity', count, 'person')],
});
const speed = (value: string): SpecSection => ({
  title: 'Performance',
  lines: [line('Top Speed', value, 'km/h'), line('Range', '165', 'km')],
});
const gt = [speed('120'), seats('1')];
const tour = [
  speed('110'),
  { title: 'Dimensions', lines: [line('Seating Capacity', '1', 'person'), line('Cases', '2')] },
];

describe('comparison', () => {
  it('marks the rows in which the models differ', () => {
    const [performance] = buildComparison([gt, tour]);
    expect(performance?.rows).toEqual([
      { label: 'Top Speed', values: ['120 km/h', '110 km/h'], differs: true },
      { label: 'Range', values: ['165 km', '165 km'], differs: false },
    ]);
  });

  it('keeps a row that only one model states, and marks it', () => {
    const dimensions = buildComparison([gt, tour])[1];
    expect(dimensions?.rows[1]).toEqual({
      label: 'Cases',
      values: [undefined, '2'],
      differs: true,
    });
  });

  it('can show differences alone, without empty sections', () => {
    const sections = onlyDifferences(buildComparison([gt, [speed('90'), seats('1')]]));
    expect(sections.map(({ title }) => title)).toEqual(['Performance']);
    expect(sections[0]?.rows.map(({ label }) => label)).toEqual(['Top Speed']);
  });
});
