import type { SpecSection } from '@site/contract';
import { comparableKeys, resolveComparedKeys, toggleComparedKey } from './compared-keys';

const section = (title: string): SpecSection => ({ title, lines: [] });

describe('models worth a comparison', () => {
  const range = { label: 'Range per Charge', value: '165', unit: 'km' };
  const bike = [{ title: 'Performance', lines: [range] }, section('Dimensions')];
  const specs = { gt: bike, tour: bike, motor: [section('Performance')] };

  it('sets bikes against bikes, not against a part with fewer sections', () => {
    expect(comparableKeys(specs, 'gt')).toEqual(['gt', 'tour']);
    expect(comparableKeys(specs, 'nothing')).toEqual([]);
  });

  it('sets a part, which nobody rides, against nothing', () => {
    expect(comparableKeys(specs, 'motor')).toEqual([]);
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
