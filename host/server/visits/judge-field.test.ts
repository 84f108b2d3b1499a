import { isPoor, judgeField, noFigures } from './judge-field';

const lcp = (poor: number, visits: number) => ({ ...noFigures(), LCP: { poor, visits } });

it('the judgement of field figures stops a trial that is slow for more visitors than the live version', () => {
  expect(judgeField(lcp(30, 60), lcp(60, 600))).toBe(
    'LCP was not good in 30 of 60 visits (50%), beside 60 of 600 visits (10%) of the live version.',
  );
});

it.each([
  ['too few have measured it', lcp(49, 49), lcp(0, 600)],
  ['too few have measured the live version', lcp(60, 60), lcp(0, 49)],
  ['the live version is as slow: it is the network', lcp(50, 60), lcp(480, 600)],
  ['it is hardly worse', lcp(10, 60), lcp(60, 600)],
])('the judgement of field figures lets a trial go on while %s', (_why, trial, live) => {
  expect(judgeField(trial, live)).toBeUndefined();
});

it.each(['INP', 'CLS'] as const)('the judgement of field figures looks at %s as well', (name) => {
  const trial = { ...lcp(0, 100), [name]: { poor: 40, visits: 80 } };
  const live = { ...lcp(0, 100), [name]: { poor: 2, visits: 100 } };
  expect(judgeField(trial, live)).toContain(`${name} was not good`);
});

it.each([
  ['LCP', 2_500, 2_501],
  ['INP', 200, 201],
  ['CLS', 0.1, 0.11],
] as const)('a visit is good with an %s of %d, and not with one of %d', (name, good, poor) => {
  expect([isPoor(name, good), isPoor(name, poor)]).toEqual([false, true]);
});
