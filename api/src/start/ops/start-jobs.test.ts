import type { FastifyBaseLogger } from 'fastify';
import type { ApiDeps } from '../../platform/deps';
import { cleanUp } from './clean-up';
import { reconcilePayments } from './reconcile-payments';
import { startJobs } from './start-jobs';

jest.mock('./clean-up', () => ({ cleanUp: jest.fn() }));
jest.mock('./reconcile-payments', () => ({
  ...jest.requireActual<object>('./reconcile-payments'),
  reconcilePayments: jest.fn(),
}));

const MINUTE_MS = 60_000;
const now = new Date('2026-11-21T10:00:00Z');
const retention = { contactDays: 730, applicationDays: 365 };
const deps = {
  db: {},
  config: { uploads: { folder: '/uploads' }, retention },
  now: () => now,
} as unknown as ApiDeps;
const log = { error: jest.fn() } as unknown as FastifyBaseLogger;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the jobs ask about unfinished payments every minute, and clean up soon after the start and then every hour, until they end', async () => {
  const stop = startJobs(deps, log);
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(reconcilePayments).toHaveBeenCalledWith(deps, log, { signal: expect.any(AbortSignal) });
  expect(cleanUp).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(4 * MINUTE_MS);
  expect(cleanUp).toHaveBeenCalledWith(
    { db: deps.db, uploadsDir: '/uploads', retention, log },
    now,
    expect.any(AbortSignal),
  );
  await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(cleanUp).toHaveBeenCalledTimes(2);
  expect(jest.mocked(reconcilePayments).mock.calls.length).toBeGreaterThanOrEqual(60);
  await stop();
  jest.mocked(reconcilePayments).mockClear();
  await jest.advanceTimersByTimeAsync(61 * MINUTE_MS);
  expect(reconcilePayments).not.toHaveBeenCalled();
  expect(cleanUp).toHaveBeenCalledTimes(2);
});
