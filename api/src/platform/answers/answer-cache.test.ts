import { AnswerCache, type ReadyAnswer, toReadyAnswer } from './answer-cache';

let now = 0;
let cache: AnswerCache;
beforeEach(() => {
  now = 0;
  cache = new AnswerCache({ isOn: true, maxEntries: 2, clock: () => now });
  cache.setHearing(true);
});

/** A reading that ends when it is told to. */
function reading() {
  let finish = (_body: string) => {};
  const make = jest.fn(
    () =>
      new Promise<ReadyAnswer>((done) => {
        finish = (body) => done(toReadyAnswer(body));
      }),
  );
  return { make, finish: (body: string) => finish(body) };
}
const say = (body: string) => jest.fn(async () => toReadyAnswer(body));

it('the cache of answers reads once for all who ask at the same time', async () => {
  const { make, finish } = reading();
  const asked = [cache.get('a', 1000, make), cache.get('a', 1000, make)];
  finish('one');
  expect((await Promise.all(asked)).map(({ body }) => body)).toEqual(['one', 'one']);
  expect(make).toHaveBeenCalledTimes(1);
});

it('the cache of answers keeps an answer for its time and no longer', async () => {
  await cache.get('a', 1000, say('one'));
  now = 999;
  expect((await cache.get('a', 1000, say('two'))).body).toBe('one');
  now = 1000;
  expect((await cache.get('a', 1000, say('two'))).body).toBe('two');
});

it('the cache of answers forgets everything on a change, and keeps nothing that was read before it', async () => {
  await cache.get('a', 1000, say('old'));
  const { make, finish } = reading();
  const slow = cache.get('b', 1000, make);
  cache.drop();
  const fresh = say('fresh');
  expect((await cache.get('a', 1000, fresh)).body).toBe('fresh');
  expect((await cache.get('b', 1000, fresh)).body).toBe('fresh');
  finish('stale');
  expect((await slow).body).toBe('stale');
  expect((await cache.get('b', 1000, fresh)).body).toBe('fresh');
});

it('the cache of answers keeps nothing while changes cannot be heard', async () => {
  cache.setHearing(false);
  await cache.get('a', 1000, say('one'));
  expect((await cache.get('a', 1000, say('two'))).body).toBe('two');
});

it('the cache of answers keeps nothing when it is off, and no error ever', async () => {
  const off = new AnswerCache({ isOn: false });
  off.setHearing(true);
  await off.get('a', 1000, say('one'));
  expect((await off.get('a', 1000, say('two'))).body).toBe('two');
  await expect(cache.get('a', 1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('a', 1000, say('yes'))).body).toBe('yes');
});

it('the cache of answers gives up the oldest answer when there are too many', async () => {
  for (const key of ['a', 'b', 'c']) await cache.get(key, 1000, say(key));
  expect((await cache.get('c', 1000, say('new'))).body).toBe('c');
  expect((await cache.get('a', 1000, say('new'))).body).toBe('new');
});

it('the tag of an answer is the same for the same body', () => {
  expect(toReadyAnswer('x').etag).toBe(toReadyAnswer('x').etag);
  expect(toReadyAnswer('x').etag).not.toBe(toReadyAnswer('y').etag);
});
