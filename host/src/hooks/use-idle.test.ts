/** @jest-environment jsdom */
import { runWhenQuiet } from './use-idle';

/** Idle moments that are asked for and have not come. */
let waiting: (() => void)[];
const idle = async () => {
  waiting.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
};
beforeEach(() => {
  waiting = [];
  window.requestIdleCallback = (done) => waiting.push(done as () => void);
});
afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

it('what is fetched ahead runs one after the other, each in an idle moment of its own, and a failure stops none', async () => {
  const ran: string[] = [];
  const task =
    (name: string, end: Promise<unknown> = Promise.resolve()) =>
    () => {
      ran.push(name);
      return end;
    };
  runWhenQuiet([task('first', Promise.reject(new Error('lost'))), task('second'), task('third')]);
  expect(ran).toEqual([]);
  await idle();
  expect(ran).toEqual(['first']);
  await idle();
  expect(ran).toEqual(['first', 'second']);
  await idle();
  expect(ran).toEqual(['first', 'second', 'third']);
  expect(waiting).toEqual([]);
});
