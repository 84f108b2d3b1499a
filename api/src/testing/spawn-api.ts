import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { apiHome } from '../platform/paths';

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

/** By the source that is started: the file that was made of it. */
const bundles = new Map<string, string>();

/**
 * The server or a command in one file, made once per test file: starting it takes a third of what
 * compiling at start takes. It lies beside the packages that it loads, and goes with the process that
 * made it.
 * @param entry from the API's folder
 */
export function bundled(entry = 'src/main.ts'): string {
  const made = bundles.get(entry);
  if (made) return made;
  const file = join(apiHome, 'dist', `test-${randomBytes(6).toString('hex')}.mjs`);
  const build = join(apiHome, 'build', 'main.ts');
  execFileSync(process.execPath, ['--import', 'tsx', build, file, entry], { cwd: apiHome });
  bundles.set(entry, file);
  return file;
}

/** Removes the bundles. Call it when the last process has ended. */
export function removeBundles(): void {
  for (const file of bundles.values()) rmSync(file, { force: true });
  bundles.clear();
}

function spawn(env: Readonly<Record<string, string>>) {
  const child = fork(bundled(), [], {
    execArgv: [],
    cwd: apiHome,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      API_HOME: apiHome,
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
