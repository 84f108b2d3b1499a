import type { FastifyBaseLogger } from 'fastify';
import { Registry } from 'prom-client';
import type { ApiDeps } from '../../platform/deps';
import { cleanUp } from './clean-up';
import { reconcilePayments } from './reconcile-payments';
import { startJobs } from './start-jobs';
import { TaskMetrics } from './task-metrics';

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

it('the metrics say of each task when it came to its end last, from the start of the process on', async () => {
  jest.setSystemTime(new Date('2026-11-21T10:00:00Z'));
  const registry = new Registry();
  jest.mocked(cleanUp).mockResolvedValue(false);
  const stop = startJobs(deps, log, { tasks: new TaskMetrics(registry) });
  const ended = async () =>
    Object.fromEntries(
      (await registry.metrics())
        .split('\n')
        .filter((line) => line.startsWith('api_task_done_timestamp_seconds{'))
        .map((line) => line.replace(/.*task="(.*)"} (.*)/, '$1 $2').split(' ')),
    );
  const start = String(Date.parse('2026-11-21T10:00:00Z') / 1_000);
  expect(await ended()).toEqual({ 'clean-up': start, 'reconcile-payments': start, mails: start });
  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
  const { 'clean-up': cleaned, 'reconcile-payments': reconciled } = await ended();
  expect(cleaned).toBe(start);
  expect(Number(reconciled)).toBeGreaterThan(Number(start) + 500);
  jest.mocked(cleanUp).mockResolvedValue(true);
  await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(Number((await ended())['clean-up'])).toBeGreaterThan(Number(start) + 3_600);
  await stop();
  jest.mocked(cleanUp).mockReset();
});

it('the jobs ask about unfinished payments every minute, and clean up soon after the start and then every hour, until they end', async () => {
  const stop = startJobs(deps, log, { tasks: new TaskMetrics(new Registry()) });
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
