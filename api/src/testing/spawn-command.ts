import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { apiHome } from '../platform/paths';
import { bundled, whenEnded } from './spawn-api';

export type Command =
  | 'decide-order'
  | 'export'
  | 'migrate'
  | 'move'
  | 'order'
  | 'person'
  | 'resend-mails';

type Env = Readonly<Record<string, string>>;

/** Starts a command of `pnpm --filter api …`. Call `removeBundles` when the last one has ended. */
export function spawnCommand(env: Env, command: Command, ...args: string[]) {
  const file = bundled(`src/start/commands/${command}-main.ts`);
  const child: ChildProcess = spawn(process.execPath, [file, ...args], {
    cwd: apiHome,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], API_HOME: apiHome, ...env },
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { child, ended: whenEnded(child, () => Buffer.concat(chunks).toString()) };
}

/** Runs a command to its end. */
export const spawnCommandToEnd = (env: Env, command: Command, ...args: string[]) =>
  spawnCommand(env, command, ...args).ended;

/**
 * Starts a command that connects to a database which never answers, and interrupts it once it waits.
 * @param start gets the address of the database
 * @param whenWaiting called before the signal
 */
export async function interruptWhileConnecting(
  signal: NodeJS.Signals,
  start: (url: string) => ReturnType<typeof spawnCommand>,
  whenWaiting: () => void,
) {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { child, ended } = start(`postgresql://nobody@127.0.0.1:${port}/none`);
  const [connection] = (await once(silent, 'connection')) as [Socket];
  whenWaiting();
  child.kill(signal);
  const { output } = await ended;
  connection.destroy();
  silent.close();
  return { output, signalCode: child.signalCode };
}
