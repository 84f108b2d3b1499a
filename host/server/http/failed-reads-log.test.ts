import { FailedReadsLog } from './failed-reads-log';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the log tells of the first page without its data at once, and of all that follow within a second at its end, each way to fail with its number', () => {
  const reads = new FailedReadsLog();
  const error = jest.fn();
  const page = { remote: 'mf-a', release: '1.0.0', route: '/a' };
  const other = { ...page, remote: 'mf-b' };
  reads.add({ error }, page, { timeout: 2 });
  reads.add({ error }, page, { timeout: 1, body: 1 });
  reads.add({ error }, other, { body: 2 });
  const told = () => error.mock.calls.map(([said]) => said);
  expect(told()).toEqual([{ alarm: 'api', ...page, reads: { timeout: 2 }, pages: 1 }]);
  jest.advanceTimersByTime(1_000);
  expect(told().slice(1)).toEqual([
    { alarm: 'api', ...other, reads: { timeout: 1, body: 3 }, pages: 2 },
  ]);
});
