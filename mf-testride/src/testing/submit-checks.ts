import { clearRecords, listRecords } from '@site/outbox';
import type { FakeApi } from '@site/testing/fake-api';

/** A device that is offline: it sends nothing by itself. Node has no navigator before version 21. */
export const goOffline = (): unknown =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });

/** Lets a call end without an answer when its time is over, which is at once. */
export function loseAnswer(api: FakeApi, call: string): void {
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  api.answer(call, () => {
    limit.abort(new DOMException('Too late', 'TimeoutError'));
    return Promise.reject(limit.signal.reason);
  });
}

/** One ride waits on the device, with what was done of it; it is forgotten again. */
export async function expectKeptRide(form: string, done: number): Promise<void> {
  const [ride, ...others] = await listRecords();
  expect(others).toEqual([]);
  expect(ride).toMatchObject({ form, content: { label: 'Asha Rao', progress: { done } } });
  await clearRecords();
}

/** Every call of a page so far, as it is named in the contract, in the order in which they were sent. */
export const callsOf = (api: FakeApi): string[] =>
  api.calls.map(({ method, path }) => `${method} ${path}`);

/** A second submit repeats the first one's call under its key. */
export function expectSameKey(calls: FakeApi['calls']): void {
  const [first, second] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(first).toBeTruthy();
}
