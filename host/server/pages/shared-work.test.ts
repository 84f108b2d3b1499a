import { SharedWork } from './shared-work';

const outcome = (work: Promise<unknown>) => work.catch((error: unknown) => error);

function manual() {
  let finish: (value: string) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const start = jest.fn((given: AbortSignal) => {
    signal = given;
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  });
  return { start, finish: (value: string) => finish(value), isGivenUp: () => signal?.aborted };
}

it('shared work does once what several wait for, and anew for who comes later', async () => {
  const shared = new SharedWork<string>();
  const { start, finish } = manual();
  const all = [1, 2, 3].map(() => shared.join('a', start));
  finish('done');
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
  expect(start).toHaveBeenCalledTimes(1);
  expect(shared.has('a')).toBe(false);
  void shared.join('a', start);
  expect(start).toHaveBeenCalledTimes(2);
});

it('shared work goes on while one waits, and is given up with the last one', async () => {
  const shared = new SharedWork<string>();
  const { start, isGivenUp } = manual();
  const [first, second] = [new AbortController(), new AbortController()];
  const one = outcome(shared.join('a', start, first.signal));
  const two = outcome(shared.join('a', start, second.signal));
  first.abort(new Error('first left'));
  expect(await one).toEqual(new Error('first left'));
  expect(isGivenUp()).toBe(false);
  second.abort(new Error('second left'));
  expect(await two).toEqual(new Error('second left'));
  expect(isGivenUp()).toBe(true);
  expect(shared.has('a')).toBe(false);
});

it('shared work is not begun for who has left already', async () => {
  const shared = new SharedWork<string>();
  const { start } = manual();
  const left = AbortSignal.abort(new Error('left'));
  expect(await outcome(shared.join('a', start, left))).toEqual(new Error('left'));
  expect(start).not.toHaveBeenCalled();
});

it('shared work that was begun anew stays that of all who come, when what was begun before ends', async () => {
  const shared = new SharedWork<string>();
  const [before, after] = [manual(), manual()];
  const first = shared.join('a', before.start);
  shared.detach();
  const second = shared.join('a', after.start);
  before.finish('old');
  expect(await first).toBe('old');
  expect(shared.has('a')).toBe(true);
  const third = shared.join('a', after.start);
  after.finish('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  expect(after.start).toHaveBeenCalledTimes(1);
});

it('shared work fails for all who wait', async () => {
  const shared = new SharedWork<string>();
  const fail = async () => {
    throw new Error('broken');
  };
  const all = [1, 2].map(() => outcome(shared.join('a', fail)));
  expect(await Promise.all(all)).toEqual([new Error('broken'), new Error('broken')]);
});
