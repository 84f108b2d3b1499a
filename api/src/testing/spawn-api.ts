import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { apiHome } from '../paths';

/** A real API process, started like in operation. */
export interface ApiProcess {
  child: ChildProcess;
  /** Address without a trailing slash. */
  url: string;
  /** What it wrote so far. */
  output(): string;
}

interface Ended {
  code: number | null;
  output: string;
}

function spawn(env: Readonly<Record<string, string>>) {
  const child = fork(join(apiHome, 'src', 'main.ts'), [], {
    execArgv: ['--import', 'tsx'],
    cwd: apiHome,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      API_PORT: '0',
      RATE_LIMIT_WRITES: '0',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  return { child, output, ended: whenEnded(child, output) };
}

/** Resolves when a process has ended and all it wrote has arrived. */
export function whenEnded(child: ChildProcess, output: () => string = () => ''): Promise<Ended> {
  return new Promise((done) => child.once('close', (code) => done({ code, output: output() })));
}

/** Starts an API and waits until it is ready. Rejects with its output when it ends instead. */
export async function spawnApi(env: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const { child, output, ended } = spawn(env);
  const port = await new Promise<number>((done, fail) => {
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type === 'ready') done(message.port ?? 0);
    });
    ended.then(({ code }) => fail(new Error(`the API ended with ${code}: ${output()}`)));
  });
  return { child, output, url: `http://127.0.0.1:${port}` };
}

/** Starts an API that is expected to end by itself. */
export function spawnToEnd(env: Readonly<Record<string, string>>): Promise<Ended> {
  return spawn(env).ended;
}
