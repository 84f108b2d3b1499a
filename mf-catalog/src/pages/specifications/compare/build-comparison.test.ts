import type { SpecSection } from '@site/contract';
import {
  buildComparison,
  comparableKeys,
  onlyDifferences,
  resolveComparedKeys,
  toggleComparedKey,
} from './build-comparison';

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

  it('sets bikes against bikes, not against a part with fewer sections', () => {
    const specs = { gt, tour, motor: [speed('0')] };
    expect(comparableKeys(specs, 'gt')).toEqual(['gt', 'tour']);
    expect(comparableKeys(specs, 'nothing')).toEqual([]);
  });
});

describe('compared models', () => {
  const available = ['a', 'b', 'c', 'd', 'e'];

  it('takes known models from the address, each once and at most four', () => {
    expect(resolveComparedKeys('c,a,x,c', available, 'a')).toEqual(['c', 'a']);
    expect(resolveComparedKeys('e,d,c,b,a', available, 'a')).toEqual(['e', 'd', 'c', 'b']);
  });

  it('starts with the model in view when the address names fewer than two', () => {
    expect(resolveComparedKeys(null, available, 'c')).toEqual(['c', 'a']);
    expect(resolveComparedKeys('d', available, 'c')).toEqual(['d', 'c']);
  });

  it('never goes below two or above four models', () => {
    expect(toggleComparedKey(['a', 'b'], 'a')).toEqual(['a', 'b']);
    expect(toggleComparedKey(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleComparedKey(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
    expect(toggleComparedKey(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  });
});
