import { RefusalLog } from './refusal-log';

it('the log tells of the first refusal at once and of a flood once a second, with the number', () => {
  let now = 0;
  const refusals = new RefusalLog(() => now);
  const warn = jest.fn();
  for (; now < 2_000; now += 10) refusals.add({ warn });
  refusals.add({ warn });
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    { alarm: 'busy', refused: 1 },
    { alarm: 'busy', refused: 100 },
    { alarm: 'busy', refused: 100 },
  ]);
});
