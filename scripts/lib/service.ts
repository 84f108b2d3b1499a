import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@site/federation';

/** A part of the site that runs as a process of its own. */
export interface Service {
  name: string;
  port: number;
  process: ChildProcess;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
}

/** A service that ended before it was ready; it has said why itself. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}

/**
 * Starts a service in a process group of its own, so that Ctrl-C does not reach it out of order, and
 * waits for its word that it is ready.
 * @throws ServiceError when it ends instead
 */
export function startService(name: string, file: string, env: NodeJS.ProcessEnv): Promise<Service> {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', join(workspaceRoot, file)], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      resolve({ name, port: (message as { port: number }).port, process: child, stop });
    });
    child.once('exit', () => reject(new ServiceError(`${name} could not start.`)));
  });
}
