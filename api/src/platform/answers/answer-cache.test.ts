import { AnswerCache, type ReadyAnswer, toReadyAnswer } from './answer-cache';

let now = 0;
let cache: AnswerCache;
beforeEach(() => {
  now = 0;
  cache = new AnswerCache({ isOn: true, maxOfKind: 2, clock: () => now });
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
const want = (key: string, kind = 'kind') => ({ kind, key, keepMs: 1000 });
const say = (body: string) => jest.fn(async () => toReadyAnswer(body));

it('the cache of answers reads once for all who ask at the same time', async () => {
  const { make, finish } = reading();
  const asked = [cache.get(want('a'), make), cache.get(want('a'), make)];
  finish('one');
  expect((await Promise.all(asked)).map(({ body }) => body)).toEqual(['one', 'one']);
  expect(make).toHaveBeenCalledTimes(1);
});

it('the cache of answers keeps an answer for its time and no longer', async () => {
  await cache.get(want('a'), say('one'));
  now = 999;
  expect((await cache.get(want('a'), say('two'))).body).toBe('one');
  now = 1000;
  expect((await cache.get(want('a'), say('two'))).body).toBe('two');
});

it('the cache of answers forgets everything on a change, and keeps nothing that was read before it', async () => {
  await cache.get(want('a'), say('old'));
  const { make, finish } = reading();
  const slow = cache.get(want('b'), make);
  cache.drop();
  const fresh = say('fresh');
  expect((await cache.get(want('a'), fresh)).body).toBe('fresh');
  expect((await cache.get(want('b'), fresh)).body).toBe('fresh');
  finish('stale');
  expect((await slow).body).toBe('stale');
  expect((await cache.get(want('b'), fresh)).body).toBe('fresh');
});

it('the cache of answers keeps nothing while changes cannot be heard', async () => {
  cache.setHearing(false);
  await cache.get(want('a'), say('one'));
  expect((await cache.get(want('a'), say('two'))).body).toBe('two');
});

it('the cache of answers keeps nothing when it is off, and no error ever', async () => {
  const off = new AnswerCache({ isOn: false });
  off.setHearing(true);
  await off.get(want('a'), say('one'));
  expect((await off.get(want('a'), say('two'))).body).toBe('two');
  await expect(cache.get(want('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get(want('a'), say('yes'))).body).toBe('yes');
});

it('the cache of answers gives up what was not asked for the longest when there are too many', async () => {
  for (const key of ['a', 'b']) await cache.get(want(key), say(key));
  await cache.get(want('a'), say('new'));
  await cache.get(want('c'), say('c'));
  expect((await cache.get(want('a'), say('new'))).body).toBe('a');
  expect((await cache.get(want('b'), say('new'))).body).toBe('new');
});

it('the cache of answers gives up nothing of one kind for what is asked of another, e.g. invented codes', async () => {
  await cache.get(want('all', 'products'), say('products'));
  for (const code of ['X1', 'X2', 'X3']) await cache.get(want(code, 'prices'), say(code));
  expect((await cache.get(want('all', 'products'), say('new'))).body).toBe('products');
});

it('the tag of an answer is the same for the same body', () => {
  expect(toReadyAnswer('x').etag).toBe(toReadyAnswer('x').etag);
  expect(toReadyAnswer('x').etag).not.toBe(toReadyAnswer('y').etag);
});
