import { ApiWatch } from './api-watch';

const onChange = jest.fn();
const answer = jest.fn();
let watch: ApiWatch;
beforeEach(() => {
  onChange.mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  watch = new ApiWatch('http://api', onChange);
});
afterEach(() => watch.stop());

const says = (body: object, status = 200) =>
  answer.mockImplementation(() => new Response(JSON.stringify(body), { status }));

it('the watch over the API tells when the content has changed, and only then', async () => {
  says({ status: 'ready', content: 'a' });
  expect([await watch.look(), await watch.look()]).toEqual([true, true]);
  expect(onChange).not.toHaveBeenCalled();
  says({ status: 'ready', content: 'b' });
  await watch.look();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('the watch over the API takes neither a pause of the API nor one that says nothing for a change', async () => {
  says({ status: 'ready', content: 'a' });
  await watch.look();
  says({ status: 'not ready' }, 503);
  expect(await watch.look()).toBe(false);
  answer.mockRejectedValueOnce(new TypeError('no network'));
  expect(await watch.look()).toBe(false);
  says({ status: 'ready' });
  expect(await watch.look()).toBe(true);
  says({ status: 'ready', content: 'a' });
  await watch.look();
  expect(onChange).not.toHaveBeenCalled();
});

it('the watch over the API has another version after each change, and none while nobody says what the content is', async () => {
  expect(watch.version).toBeUndefined();
  says({ status: 'ready', content: 'a' });
  await watch.look();
  const first = watch.version;
  expect(first).toBeDefined();
  await watch.look();
  expect(watch.version).toBe(first);
  says({ status: 'not ready' }, 503);
  await watch.look();
  expect(watch.version).toBe(first);
  answer.mockRejectedValueOnce(new TypeError('no network'));
  await watch.look();
  expect(watch.version).toBeUndefined();
  says({ status: 'not ready', content: 'a' }, 503);
  await watch.look();
  expect(watch.version).toBeUndefined();
  says({ status: 'ready', content: 'b' });
  await watch.look();
  expect(watch.version).toBeGreaterThan(first ?? 0);
});

it('the watch over the API looks by itself, again and again', async () => {
  jest.useFakeTimers();
  says({ content: 'a' });
  watch.start();
  await jest.advanceTimersByTimeAsync(1_000);
  says({ content: 'b' });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('the watch over the API looks no more once it was stopped, also while it looks', async () => {
  jest.useFakeTimers();
  let answered: () => void = () => undefined;
  answer.mockImplementation(
    () =>
      new Promise((resolve) => {
        answered = () => resolve(new Response('{}'));
      }),
  );
  watch.start();
  await jest.advanceTimersByTimeAsync(1_000);
  watch.stop();
  answered();
  answer.mockClear();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(answer).not.toHaveBeenCalled();
  jest.useRealTimers();
});

it('the watch over the API tells of a change twice while two APIs of different content answer in turn: at its beginning and when one of them is gone', async () => {
  jest.useFakeTimers();
  const contents = ['a', 'b'];
  const hear = async (content: string | undefined) => {
    says({ content });
    await watch.look();
    await jest.advanceTimersByTimeAsync(1_000);
  };
  await hear('a');
  for (let second = 1; second <= 60; second += 1) await hear(contents[second % 2]);
  expect(onChange).toHaveBeenCalledTimes(1);
  const inTurn = watch.version;
  for (let second = 0; second < 30; second += 1) await hear('b');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(watch.version).not.toBe(inTurn);
  jest.useRealTimers();
});

it('the watch over the API tells of a change back, as when a price was put back, once nothing else was heard for a while', async () => {
  jest.useFakeTimers();
  for (const content of ['a', 'b']) {
    says({ content });
    await watch.look();
  }
  await jest.advanceTimersByTimeAsync(60_000);
  says({ content: 'a' });
  await watch.look();
  expect(onChange).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
