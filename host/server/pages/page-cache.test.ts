import { PageAnswer } from './page-answer';
import { type CacheWish, PageCache } from './page-cache';

const page = (text: string, { status = 200, isKept = true } = {}) =>
  new PageAnswer(status, {}, text, isKept);
const textOf = async (answer: Promise<PageAnswer>) =>
  (await (await answer).bodyFor()).body.toString();

let now: number;
let cache: PageCache;
let count: number;
const next = () => {
  count += 1;
  return count;
};
const onHidden = jest.fn();
const onResult = jest.fn();
const make = jest.fn();
beforeEach(() => {
  now = 1_000_000;
  count = 0;
  make.mockReset().mockImplementation(async () => page(`made ${next()}`));
  onHidden.mockClear();
  onResult.mockClear();
  cache = new PageCache({ now: () => now, onHidden, onResult });
});
afterEach(() => {
  jest.useRealTimers();
});
const get = (key = 'a', wish?: CacheWish) => textOf(cache.get(key, make, wish));
const later = (seconds: number) => {
  now += seconds * 1_000;
};

it('the cache of pages makes a page once for all who ask at the same time, and keeps it for seconds', async () => {
  expect(await Promise.all(Array.from({ length: 500 }, () => get()))).toEqual(
    Array(500).fill('made 1'),
  );
  later(4);
  expect(await get()).toBe('made 1');
  expect(await get('b')).toBe('made 2');
});

it('the cache of pages gives an older page out at once while it makes the next one', async () => {
  await get();
  later(6);
  expect(await get()).toBe('made 1');
  await new Promise(setImmediate);
  expect(await get()).toBe('made 2');
  later(61);
  expect(await get()).toBe('made 3');
});

it('the cache of pages makes a page for who asks, and the one that takes the place of a kept page for everybody', async () => {
  const forAll = () => make.mock.calls.map(([, isForAll]) => isForAll);
  await get();
  later(6);
  await get();
  later(61);
  await get();
  cache.expire();
  await get();
  expect(forAll()).toEqual([false, true, true, true]);
  later(601);
  await get();
  await get('b', { former: ['a'] });
  expect(forAll().slice(4)).toEqual([false, true]);
});

it('the cache of pages gives nothing out that was made from content that has changed', async () => {
  await get();
  cache.expire();
  later(1);
  expect(await get()).toBe('made 2');
  expect(await get()).toBe('made 2');
});

it('the cache of pages gives nothing out of what it was told to forget, as after a rollback', async () => {
  await get();
  cache.clear();
  expect(await get()).toBe('made 2');
});

it('the cache of pages counts content that changes while a page is made as not in it', async () => {
  make.mockImplementationOnce(async () => {
    later(1);
    cache.expire();
    return page('too early');
  });
  await get();
  later(1);
  expect(await get()).toBe('made 1');
});

it('the cache of pages makes a page anew for who comes after a change, though it is being made from the content before', async () => {
  let finish: (answer: PageAnswer) => void = () => undefined;
  make.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  const before = get();
  later(1);
  cache.expire();
  later(1);
  expect(await get()).toBe('made 1');
  finish(page('old'));
  expect(await before).toBe('old');
  expect(await get()).toBe('made 1');
});

it('the cache of pages keeps neither faults nor pages without some of their data', async () => {
  make.mockImplementation(async () => page(`fault ${next()}`, { isKept: false }));
  expect([await get(), await get()]).toEqual(['fault 1', 'fault 2']);
  expect(cache.size).toBe(0);
});

it.each([
  ['fails', () => make.mockRejectedValue(new Error('no worker'))],
  ['lacks data', () => make.mockImplementation(async () => page('no data', { isKept: false }))],
])(
  'the cache of pages gives the older page out for minutes while making it anew %s',
  async (_how, fail) => {
    await get();
    fail();
    later(300);
    expect(await get()).toBe('made 1');
    make.mockClear();
    expect(await get()).toBe('made 1');
    expect(make).not.toHaveBeenCalled();
    later(6);
    expect(await get()).toBe('made 1');
    expect(make).toHaveBeenCalledTimes(1);
    later(300);
    const tooOld = () => get().catch((error: Error) => error.message);
    expect(await tooOld()).toMatch(/^no (worker|data)$/);
    expect(await tooOld()).toMatch(/^no (worker|data)$/);
  },
);

it('the cache of pages does not make what the only visitor waits for no more', async () => {
  const visitor = new AbortController();
  let isGivenUp = false;
  make.mockImplementation(
    (signal: AbortSignal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          isGivenUp = true;
          reject(signal.reason);
        });
      }),
  );
  const waiting = get('a', { signal: visitor.signal });
  visitor.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  expect(isGivenUp).toBe(true);
});

it('the cache of pages does not let addresses where nothing is push pages out', async () => {
  await get();
  make.mockImplementation(async () => page('x'.repeat(1_000_000), { status: 404 }));
  for (let n = 0; n < 10; n += 1) await get(`missing ${n}`);
  make.mockClear();
  expect(await get()).toBe('made 1');
  expect(cache.size).toBeLessThan(5);
});

it('the cache of pages keeps of an address what it is by now: nothing where there was a page', async () => {
  await get();
  later(61);
  make.mockImplementation(async () => page('gone', { status: 404 }));
  expect(await get()).toBe('gone');
  make.mockClear();
  expect(await get()).toBe('gone');
  expect(make).not.toHaveBeenCalled();
  expect(cache.size).toBe(1);
});

it('the cache of pages does not let invented values of parameters push out pages without any', async () => {
  await get('L1 /');
  make.mockImplementation(async () => page('x'.repeat(1_000_000)));
  for (let n = 0; n < 100; n += 1) await get(`L1 /product/vayu_one?variant=${n}`);
  make.mockClear();
  expect(await get('L1 /')).toBe('made 1');
  expect(make).not.toHaveBeenCalled();
});

it('the cache of pages knows the path of a page while it is made and as long as it is kept, with whatever query', async () => {
  let finish: (answer: PageAnswer) => void = () => undefined;
  make.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const made = get('L1 /offers?a=1');
  expect(cache.knows('L1 /offers')).toBe(true);
  expect(cache.knows('L1 /')).toBe(false);
  finish(page('made'));
  await made;
  expect(cache.knows('L1 /offers')).toBe(true);
  later(61);
  await get('L1 /offers?a=1');
  expect(cache.knows('L1 /offers')).toBe(true);
  make.mockImplementation(async () => page('x'.repeat(1_000_000)));
  for (let n = 0; n < 100; n += 1) await get(`L1 /gallery?b=${n}`);
  expect(cache.knows('L1 /offers')).toBe(false);
});

it('the cache of pages does not know the path of a page that could not be made', async () => {
  make.mockRejectedValueOnce(new Error('away'));
  await expect(get('L1 /offers')).rejects.toThrow('away');
  expect(cache.knows('L1 /offers')).toBe(false);
});

it('the cache of pages says of each page that it gives out where it came from', async () => {
  await get();
  await get();
  later(6);
  await get();
  await new Promise(setImmediate);
  make.mockRejectedValue(new Error('no worker'));
  later(61);
  await get();
  expect(onResult.mock.calls).toEqual([['made'], ['fresh'], ['stale'], ['kept']]);
});

describe('the cache of pages after a release', () => {
  const former = ['before last', 'before'];
  beforeEach(() => get('before'));
  afterEach(() => jest.useRealTimers());

  it('makes the page of the new set, though one of the set before is kept', async () => {
    expect(await get('new', { former })).toBe('made 2');
  });

  it('gives the page of the set before out when the new one cannot be made, and tries again after seconds', async () => {
    make.mockRejectedValueOnce(new Error('busy'));
    expect(await get('new', { former })).toBe('made 1');
    expect(onResult.mock.calls).toEqual([['made'], ['kept']]);
    expect(onHidden).toHaveBeenCalledTimes(1);
    later(4);
    expect(await get('new', { former })).toBe('made 1');
    expect(onHidden).toHaveBeenCalledTimes(1);
    later(2);
    expect(await get('new', { former })).toBe('made 2');
    expect(await get('new', { former })).toBe('made 2');
  });

  it('gives the page of the set before out when the new one takes longer than two seconds, and goes on making it', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
    let finish: (answer: PageAnswer) => void = () => undefined;
    make.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const visitor = new AbortController();
    const first = get('new', { former, signal: visitor.signal });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await first).toBe('made 1');
    visitor.abort(new Error('gone'));
    finish(page('new at last'));
    await new Promise(setImmediate);
    expect(await get('new', { former })).toBe('new at last');
  });

  it.each([
    ['a minute old', () => later(61)],
    [
      'made from content that has changed',
      () => {
        cache.expire();
        later(1);
      },
    ],
  ])('does not give the page of the set before out when it is %s', async (_what, happen) => {
    happen();
    make.mockRejectedValueOnce(new Error('busy'));
    await expect(get('new', { former })).rejects.toThrow('busy');
  });

  it('never answers with what was no page in the set before: it may be one now', async () => {
    make.mockImplementationOnce(async () => page('not found', { status: 404 }));
    await get('nothing yet');
    make.mockRejectedValueOnce(new Error('busy'));
    await expect(get('new', { former: ['nothing yet'] })).rejects.toThrow('busy');
  });

  it('shows the fault of a new page, whatever is kept of the set before: who judges a release must see it', async () => {
    make.mockImplementation(async () => page('fault', { status: 503, isKept: false }));
    expect(await get('new', { former })).toBe('fault');
  });
});

it('the cache of pages goes by a clock that nobody puts back: an old page is made anew, and content that has changed is not given out', async () => {
  jest.useFakeTimers();
  cache = new PageCache();
  await get();
  jest.advanceTimersByTime(1_000);
  jest.setSystemTime(Date.now() - 3_600_000);
  cache.expire();
  jest.advanceTimersByTime(1_000);
  expect(await get()).toBe('made 2');
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(61_000);
  expect(await get()).toBe('made 3');
});
