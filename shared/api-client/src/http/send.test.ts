import { setRuntimeConfig } from '@site/shell';
import { ApiError } from './api-error';
import { send } from './send';

setRuntimeConfig({
  siteOrigin: '',
  apiOrigin: 'http://localhost:9',
  app: 'ev',
  trackingId: '',
});

beforeEach(() => {
  // An API that accepts every call and never answers.
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
});
afterEach(() => jest.restoreAllMocks());

it('takes the time limit of its caller for a time-out of its own', async () => {
  const error = await send('/slow', { signal: AbortSignal.timeout(1) }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind: 'timeout', isRetryable: true });
});

it('never takes an abort for a failed call', async () => {
  const caller = new AbortController();
  const call = send('/left', { signal: caller.signal });
  caller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
