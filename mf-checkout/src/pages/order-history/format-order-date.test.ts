import { formatOrderDate } from './format-order-date';

describe('the order date', () => {
  it('is long and US-style', () => {
    expect(formatOrderDate('2026-11-21T10:00:00.000Z')).toBe('November 21, 2026');
  });

  it('is the day in India', () => {
    expect(formatOrderDate('2026-11-21T20:00:00.000Z')).toBe('November 22, 2026');
  });

  it('stays as it came when it is no date', () => {
    expect(formatOrderDate('yesterday')).toBe('yesterday');
  });
});
