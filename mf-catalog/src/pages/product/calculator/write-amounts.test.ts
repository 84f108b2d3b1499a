import { writeDays } from './write-amounts';

it.each([
  [4, '4', 'days'],
  [3.25, '3.3', 'days'],
  [0.96, '1', 'day'],
  // 175 km at 170 km a day.
  [175 / 170, '1', 'day'],
  [1.06, '1.1', 'days'],
])('a charge for %d days lasts %s %s', (days, value, unit) => {
  expect(writeDays(days)).toEqual({ value, unit });
});
