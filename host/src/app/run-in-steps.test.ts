import { setImmediate } from 'node:timers/promises';
import { runInSteps } from './run-in-steps';

it('a start in steps runs each step in a task of its own, in order', async () => {
  const seen: string[] = [];
  const step = (name: string) => async () => {
    seen.push(name);
    // Runs between two steps only when the thread is given back between them.
    void setImmediate().then(() => seen.push(`after ${name}`));
  };
  await runInSteps([step('one'), step('two')]);
  expect(seen.indexOf('one')).toBeLessThan(seen.indexOf('two'));
  expect(seen).toContain('after one');
});

it('a start in steps runs its first step when the task that began it is over', async () => {
  const first = jest.fn(() => Promise.resolve());
  const done = runInSteps([first]);
  expect(first).not.toHaveBeenCalled();
  await done;
  expect(first).toHaveBeenCalledTimes(1);
});

it('a start in steps stops at the step that fails, and says why', async () => {
  const never = jest.fn();
  const failing = () => Promise.reject(new Error('broken part'));
  await expect(runInSteps([failing, never])).rejects.toThrow('broken part');
  expect(never).not.toHaveBeenCalled();
});
