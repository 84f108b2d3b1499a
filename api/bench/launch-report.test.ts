import type { LaunchLoad } from './launch-load';
import { type LaunchRun, missedOverCapacity } from './launch-report';

const load: LaunchLoad = {
  ...{ sent: [], orders: [], silent: 0, refused: 0, views: [], failedViews: {} },
  busy: [{ at: 0, ms: 100 }],
};
const run: LaunchRun = {
  ...{ server: 'embedded', load, lost: 0, twice: 0, loadBefore: 0 },
  plan: { seconds: 1, ordersPerSecond: 1, burst: 0, viewsPerSecond: 0 },
};

it('a run above the capacity has met its goals when what is refused is refused within 100 ms, and nothing is lost', () => {
  expect(missedOverCapacity(run)).toEqual([]);
});

it('a run above the capacity names each goal that it missed', () => {
  const late = { ...load, busy: [{ at: 0, ms: 101 }], silent: 2 };
  expect(missedOverCapacity({ ...run, load: late, lost: 3, twice: 4 })).toEqual([
    '3 orders are lost',
    '4 orders came twice',
    '2 orders had no answer within 10 s',
    'one refusal in a hundred took more than 101 ms (goal: 100)',
  ]);
});
