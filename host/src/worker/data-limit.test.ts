import { DataLimit } from './data-limit';

const url = 'http://site.test/page';
const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the limit of a page aborts what its loaders read when the time is over, as timed out', () => {
  const limit = new DataLimit(url, new AbortController().signal, 1_000);
  jest.advanceTimersByTime(999);
  expect(limit.request.signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(limit.request.signal.reason).toMatchObject({ name: 'TimeoutError' });
  expect(limit.isOver).toBe(true);
});

it('the limit of a page waits half a second longer for a loader that gives back what it has', async () => {
  const limit = new DataLimit(url, new AbortController().signal, 1_000);
  const patient = limit.within(
    new Promise((resolve) => {
      limit.request.signal.addEventListener('abort', () => resolve('a part'));
    }),
  );
  const stubborn = limit.within(never());
  jest.advanceTimersByTime(1_500);
  await expect(patient).resolves.toBe('a part');
  await expect(stubborn).rejects.toThrow('No data within 1500 ms');
});

it('the limit of a page ends its loaders at once when nobody waits for it any more, and does not call it late', async () => {
  const visitor = new AbortController();
  const limit = new DataLimit(url, visitor.signal, 1_000);
  const stubborn = limit.within(never());
  visitor.abort(new Error('gone'));
  await expect(stubborn).rejects.toThrow('gone');
  expect(limit.request.signal.reason).toMatchObject({ message: 'gone' });
  jest.advanceTimersByTime(2_000);
  expect(limit.isOver).toBe(false);
});

it('the limit of a page that was given up before begins aborted', () => {
  expect(new DataLimit(url, AbortSignal.abort(), 1_000).request.signal.aborted).toBe(true);
});

it('the limit of a page leaves nothing behind when its loaders have ended', () => {
  const visitor = new AbortController();
  const limit = new DataLimit(url, visitor.signal, 1_000);
  limit.end();
  expect(jest.getTimerCount()).toBe(0);
  visitor.abort();
  expect(limit.request.signal.aborted).toBe(false);
});
