import { resolveFactors, resolveRange, TEST_RIDE } from './resolve-range';

it('the range is the stated one for the ride of the test cycle', () => {
  expect(resolveRange(165, TEST_RIDE)).toBe(165);
});

it.each([
  ['faster', { speed: 80 }],
  ['heavier', { load: 150 }],
  ['colder', { temperature: 5 }],
  ['in a stronger mode', { mode: 0.85 }],
])('the range is shorter for a ride that is %s', (_what, change) => {
  expect(resolveRange(165, { ...TEST_RIDE, ...change })).toBeLessThan(165);
});

it('the range is about two thirds of the stated one at a steady 80 km/h', () => {
  expect(resolveFactors({ ...TEST_RIDE, speed: 80 }).speed).toBeCloseTo(0.65, 2);
});

it('the range grows for a slow or light ride, and not for a hot day', () => {
  expect(resolveRange(165, { ...TEST_RIDE, speed: 30 })).toBeGreaterThan(165);
  expect(resolveRange(165, { ...TEST_RIDE, load: 55 })).toBeGreaterThan(165);
  expect(resolveRange(165, { ...TEST_RIDE, temperature: 42 })).toBe(165);
});
