import { growingPauseMs } from './growing-pause';

it('a service that fails again doubles the pause with every failure, up to half a minute', () => {
  expect([0, 1, 2, 6, 7, 1000].map((failures) => growingPauseMs(failures))).toEqual([
    250, 500, 1000, 16_000, 30_000, 30_000,
  ]);
});
