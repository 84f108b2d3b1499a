/** @jest-environment jsdom */
import chunkRetry from './chunk-retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A bundler's runtime whose first requests are lost. What was asked for at an address stays what it came to. */
function installRuntime(losses: number) {
  const asked = new Map<string, Promise<void>>();
  const request = () =>
    asked.size < losses ? Promise.reject(new Error('lost')) : Promise.resolve();
  const runtime = {
    u: (chunkId: string | number) => `${chunkId}.js`,
    e: (chunkId: string | number) => {
      const address = runtime.u(chunkId);
      const known = asked.get(address) ?? request();
      asked.set(address, known);
      return known;
    },
  };
  Object.assign(globalThis, { __webpack_require__: runtime });
  return { runtime, addresses: () => [...asked.keys()] };
}

it('the page asks for a lost chunk at another address each time, also when a visitor tries again later', async () => {
  const { runtime, addresses } = installRuntime(4);
  chunkRetry();
  const first = expect(runtime.e('page')).rejects.toThrow('lost');
  await jest.advanceTimersByTimeAsync(10_000);
  await first;
  const second = runtime.e('page');
  await jest.advanceTimersByTimeAsync(10_000);
  await second;
  expect(addresses()).toEqual([
    'page.js',
    'page.js?again=1',
    'page.js?again=2',
    'page.js?again=3',
    'page.js?again=4',
  ]);
});

it('the page counts one loss for all that waited for the same request', async () => {
  const { runtime, addresses } = installRuntime(1);
  chunkRetry();
  const both = Promise.all([runtime.e('page'), runtime.e('page')]);
  await jest.advanceTimersByTimeAsync(10_000);
  await both;
  expect(addresses()).toEqual(['page.js', 'page.js?again=1']);
});
