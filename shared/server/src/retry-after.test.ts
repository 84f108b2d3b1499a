import { retryAfter } from './retry-after';

it('the seconds after which a caller may come again are spread evenly, the first and the last one included', () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < 300; n += 1) {
    const { 'retry-after': seconds } = retryAfter({ from: 4, to: 6 }, () => n / 300);
    counts.set(seconds, (counts.get(seconds) ?? 0) + 1);
  }
  expect([...counts]).toEqual([
    ['4', 100],
    ['5', 100],
    ['6', 100],
  ]);
});
