/**
 * The steps of `npm test`: what each runs, whether it held, and how long it took. Plain JavaScript on
 * Node's own modules: it is loaded before anything is installed.
 */
import { spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { root } from './set-up.mjs';

const started = performance.now();
const steps = [];

/** Runs a part of the whole, and remembers how long it took. */
export async function timed(name, run) {
  const from = performance.now();
  const result = await run();
  steps.push({ name, seconds: Math.round((performance.now() - from) / 1000) });
  return result;
}

/** Resolves with whether a process ended well. */
const whenEnded = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });

/** Runs a Node command on the terminal. Resolves with whether it held. */
export function step(name, args, { cwd = root, env = {} } = {}) {
  console.log(`\n── ${name}`);
  return timed(name, () =>
    whenEnded(
      spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }),
    ),
  );
}

/** Runs a Node command out of sight. Resolves with whether it held and all that it said. */
function runApart(args, isLow) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  if (isLow && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const stopChild = () => child.kill();
  process.once('exit', stopChild);
  child.once('close', () => process.off('exit', stopChild));
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => chunks.push(chunk));
  return whenEnded(child).then((holds) => ({ holds, output: Buffer.concat(chunks).toString() }));
}

/**
 * Runs Node commands beside each other, one for each processor; what each says is shown when it has ended.
 * @returns how many held, and how many did not
 */
export async function runBeside(checks) {
  const waiting = [...checks];
  const total = { passed: 0, failed: 0 };
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, args } = next;
      const { holds, output } = await timed(name, () => runApart(args, false));
      console.log(`\n── ${name}\n${output.trimEnd()}`);
      total[holds ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return total;
}

/**
 * Runs a Node command with what the steps that matter now leave of the processors. Resolves as soon as it
 * has ended, whoever waits.
 */
export const runBehind = (name, args) => timed(name, () => runApart(args, true));

/** The seconds of each step, some of which ran beside others, and of the whole. */
export function printSteps() {
  const line = (seconds, name) => `${String(seconds).padStart(6)} s  ${name}`;
  const whole = Math.round((performance.now() - started) / 1000);
  console.log(`\n${steps.map(({ name, seconds }) => line(seconds, name)).join('\n')}`);
  console.log(`${line(whole, 'in all')}\n`);
}
