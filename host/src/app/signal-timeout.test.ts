const known = AbortSignal.timeout;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
});
afterEach(() => {
  jest.useRealTimers();
  AbortSignal.timeout = known;
});

it('a browser without limits for calls, such as Safari before 16, gets them', async () => {
  Reflect.deleteProperty(AbortSignal, 'timeout');
  await import('./signal-timeout');
  const signal = AbortSignal.timeout(2_000);
  jest.advanceTimersByTime(1_999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toBeInstanceOf(DOMException);
  expect(signal.reason).toHaveProperty('name', 'TimeoutError');
});

it('a browser that has them keeps its own', async () => {
  await import('./signal-timeout');
  expect(AbortSignal.timeout).toBe(known);
});
