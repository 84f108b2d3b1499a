import { FailedReadsLog } from './failed-reads-log';

it('the log tells of the first page without its data at once, and of more once a second, with the number', () => {
  let now = 0;
  const reads = new FailedReadsLog(() => now);
  const error = jest.fn();
  const page = { remote: 'mf-a', release: '1.0.0', route: '/a' };
  for (; now < 2_000; now += 10) reads.add({ error }, page, { timeout: 2 });
  const line = { alarm: 'api', ...page, reads: { timeout: 2 } };
  expect(error.mock.calls.map(([said]) => said)).toEqual([
    { ...line, pages: 1 },
    { ...line, pages: 100 },
  ]);
});
