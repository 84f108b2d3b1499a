/** Lets the browser serve input and paint before what follows runs. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    // A timer would wait four milliseconds where a message waits none.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Runs steps one after the other, each in a task of its own, also the first one: the task that calls this has put the
 * whole script in place. And an error that a step makes has no frame of the script's outermost function then: where a
 * tool listens (developer tools, Lighthouse), V8 goes through each such function once more for the positions in it.
 * @throws what the first failing step throws; the steps after it do not run
 */
export async function runInSteps(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of steps) {
    await yieldToMain();
    await step();
  }
}
