import { clockOfIndia } from './clock-of-india';

it.each([
  ['2026-11-22T18:29:59Z', '2026-11-22T23:59:59.000Z'],
  ['2026-11-22T18:30:00Z', '2026-11-23T00:00:00.000Z'],
  ['2026-06-30T00:00:00Z', '2026-06-30T05:30:00.000Z'],
])('at %s the clocks of India show %s', (moment, shown) => {
  expect(clockOfIndia(Date.parse(moment)).toISOString()).toBe(shown);
});
