import { SYNC_TAG, sendWaiting } from '@site/outbox/send';
import { answerSync } from './answer-sync';
import type { SyncEvent } from './worker-scope';

jest.mock('@site/outbox/send', () => ({ SYNC_TAG: 'outbox', sendWaiting: jest.fn() }));
afterEach(() => jest.clearAllMocks());

/** The browser's word, and what the worker asks it to wait for. */
function sync(tag: string): Promise<unknown>[] {
  const works: Promise<unknown>[] = [];
  const event: Pick<SyncEvent, 'tag' | 'waitUntil'> = {
    tag,
    waitUntil: (work) => works.push(work),
  };
  answerSync(event as SyncEvent);
  return works;
}

it('the worker sends what waits, with no page open', async () => {
  jest.mocked(sendWaiting).mockResolvedValue({ sent: 3, refused: 1, waiting: 0 });
  await expect(Promise.all(sync(SYNC_TAG))).resolves.toHaveLength(1);
  expect(sendWaiting).toHaveBeenCalledTimes(1);
});

it('the worker has the browser try again while something still waits', async () => {
  jest.mocked(sendWaiting).mockResolvedValue({ sent: 2, refused: 0, waiting: 1 });
  await expect(Promise.all(sync(SYNC_TAG))).rejects.toThrow('1 records still wait');
});

it('the worker leaves it to the tab that is sending already, and has the browser ask again, since that tab may be closed before its end', async () => {
  jest.mocked(sendWaiting).mockResolvedValue(undefined);
  await expect(Promise.all(sync(SYNC_TAG))).rejects.toThrow('Another one is sending');
});

it('the service worker sends nothing on a message that is not for it', () => {
  expect(sync('another')).toEqual([]);
  expect(sendWaiting).not.toHaveBeenCalled();
});
