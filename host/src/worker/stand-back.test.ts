import { once } from 'node:events';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { transformFileSync } from '@swc/core';

/** What a worker thread that begins with a priority has as its priority once it stood back. */
async function priorityOfWorker(first: number): Promise<number> {
  const { code } = transformFileSync(join(__dirname, 'stand-back.ts'), {
    jsc: { parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const worker = new Worker(
    `${code}
    const os = require('node:os');
    os.setPriority(0, ${first});
    exports.standBack();
    require('node:worker_threads').parentPort.postMessage(os.getPriority(0));`,
    { eval: true },
  );
  const [priority] = await once(worker, 'message');
  await worker.terminate();
  return priority;
}

it('a render worker has a lower priority than the thread that answers visitors', async () => {
  const before = getPriority();
  const isPerThread = process.platform === 'linux';
  expect(await priorityOfWorker(before)).toBe(isPerThread ? Math.min(before + 5, 19) : before);
  expect(getPriority()).toBe(before);
});

// Elsewhere a priority is the whole process's: this would slow the test runner down for good.
const itOnLinux = process.platform === 'linux' ? it : it.skip;
itOnLinux(
  'a render worker stands behind a server that was started behind other programs, too',
  async () => {
    const server = Math.min(getPriority() + 8, 15);
    expect(await priorityOfWorker(server)).toBe(Math.min(server + 5, 19));
  },
);
