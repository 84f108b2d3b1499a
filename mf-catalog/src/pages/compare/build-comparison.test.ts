import {
  buildComparison,
  onlyDifferences,
  resolveComparedKeys,
  toggleComparedKey,
} from './build-comparison';

const gt = {
  Performance: { 'Top Speed': '120 km/h', Range: '180 km' },
  Dimensions: { 'Seating Capacity': '2' },
};
const cargo = {
  Performance: { 'Top Speed': '95 km/h', Range: '180 km' },
  Dimensions: { 'Seating Capacity': '1', Payload: '80 kg' },
};

describe('comparison', () => {
  it('marks the rows in which the models differ', () => {
    const [performance] = buildComparison([gt, cargo]);
    expect(performance?.rows).toEqual([
      { label: 'Top Speed', values: ['120 km/h', '95 km/h'], differs: true },
      { label: 'Range', values: ['180 km', '180 km'], differs: false },
    ]);
  });

  it('keeps a row that only one model states, and marks it', () => {
    const dimensions = buildComparison([gt, cargo])[1];
    expect(dimensions?.rows[1]).toEqual({
      label: 'Payload',
      values: [undefined, '80 kg'],
      differs: true,
    });
  });

  it('can show differences alone, without empty sections', () => {
    const sections = onlyDifferences(
      buildComparison([gt, { ...cargo, Dimensions: gt.Dimensions }]),
    );
    expect(sections.map((section) => section.title)).toEqual(['Performance']);
    expect(sections[0]?.rows.map((row) => row.label)).toEqual(['Top Speed']);
  });
});

describe('compared models', () => {
  const available = ['a', 'b', 'c', 'd', 'e'];

  it('takes known models from the address, each once and at most four', () => {
    expect(resolveComparedKeys('c,a,x,c', available)).toEqual(['c', 'a']);
    expect(resolveComparedKeys('e,d,c,b,a', available)).toEqual(['e', 'd', 'c', 'b']);
  });

  it('fills up to two models when the address names fewer', () => {
    expect(resolveComparedKeys(null, available)).toEqual(['a', 'b']);
    expect(resolveComparedKeys('d', available)).toEqual(['d', 'a']);
  });

  it('never goes below two or above four models', () => {
    expect(toggleComparedKey(['a', 'b'], 'a')).toEqual(['a', 'b']);
    expect(toggleComparedKey(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleComparedKey(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
    expect(toggleComparedKey(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  });
});
