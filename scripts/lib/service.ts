import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@site/federation';

/** A part of the site that runs as a process of its own. */
export interface Service {
  name: string;
  process: ChildProcess;
  /** Its port, once it serves. Rejects with a ServiceError when it ends instead. */
  ready: Promise<number>;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
}

/** A service that ended before it was ready. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** @param hasSpoken it ended by itself, after saying why */
  constructor(
    message: string,
    readonly hasSpoken: boolean,
  ) {
    super(message);
  }
}

/** Starts a service in a process group of its own, so that Ctrl-C does not reach it out of order. */
export function spawnService(name: string, file: string, env: NodeJS.ProcessEnv): Service {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', join(workspaceRoot, file)], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code, signal) => {
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      reject(new ServiceError(`The ${name} ${how} before it served.`, (code ?? 0) > 0));
    });
  });
  return {
    name,
    process: child,
    ready,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
