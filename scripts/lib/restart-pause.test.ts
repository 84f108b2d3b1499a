import { RestartPause } from './restart-pause.mjs';

it('the pause before a restart grows with each end that follows soon, up to half a minute', () => {
  const pause = new RestartPause();
  const seconds = [5_000, 0, 0, 0, 0, 0, 0].map((served) => pause.afterEnd(served) / 1_000);
  expect(seconds).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

it('the pause before a restart begins anew after a part has served for a minute', () => {
  const pause = new RestartPause();
  pause.afterEnd(0);
  pause.afterEnd(0);
  expect(pause.afterEnd(60_000)).toBe(1_000);
});
