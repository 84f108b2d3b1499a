import { once } from 'node:events';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { transformFileSync } from '@swc/core';

/** What a worker thread has as its priority once it stood back, and how it calls itself in the system. */
async function priorityOfWorker(): Promise<number> {
  const { code } = transformFileSync(join(__dirname, 'stand-back.ts'), {
    jsc: { parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const worker = new Worker(
    `${code}
    exports.standBack();
    require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority(0));`,
    { eval: true },
  );
  const [priority] = await once(worker, 'message');
  await worker.terminate();
  return priority;
}

it('a render worker stands back, and the thread that answers visitors does not', async () => {
  const before = getPriority();
  const isPerThread = process.platform === 'linux';
  expect(await priorityOfWorker()).toBe(isPerThread ? 5 : before);
  expect(getPriority()).toBe(before);
});
