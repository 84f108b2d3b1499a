/** @jest-environment jsdom */
import entryRetry from './entry-retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Fails so many times, then gives the file. */
const losing = (times: number) => {
  const load = jest.fn<Promise<string>, []>();
  for (let lost = 0; lost < times; lost += 1) load.mockRejectedValueOnce(new Error('lost'));
  return load.mockResolvedValue('file');
};

describe('the entry of a remote that was lost', () => {
  const address = 'https://site.test/releases/mf-x/1.0.0/web/entry.js';
  const failedEntry = (
    getRemoteEntry: (params: { getEntryUrl: (address: string) => string }) => Promise<string>,
  ) => ({
    getRemoteEntry,
    origin: {},
    remoteInfo: { entry: address },
    globalLoading: { key: 'the load that failed' },
    uniqueKey: 'key',
  });

  it('is asked for again, without waiting for the load that failed', async () => {
    const load = losing(0);
    const failed = failedEntry(load);
    const entry = entryRetry().loadEntryError(failed);
    await jest.advanceTimersByTimeAsync(150);
    await expect(entry).resolves.toBe('file');
    expect(failed.globalLoading).toEqual({});
  });

  it('is asked for three times in all, and at another address each time', async () => {
    const asked: string[] = [];
    const { loadEntryError } = entryRetry();
    const load = ({ getEntryUrl }: { getEntryUrl: (address: string) => string }) => {
      asked.push(getEntryUrl(address));
      return Promise.reject(new Error('lost'));
    };
    for (const _run of ['the first', 'Retry']) {
      const outcome = expect(loadEntryError(failedEntry(load))).rejects.toThrow('lost');
      await jest.advanceTimersByTimeAsync(10_000);
      await outcome;
    }
    expect(asked).toEqual([1, 2, 3, 4].map((again) => `${address}?again=${again}`));
  });
});
