import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@site/federation/workspace';

/** What a service is: its name in messages, its TypeScript file, its settings. */
export interface ServiceSpec {
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  /** Name of the setting that holds its port: a restarted service takes the port that it had. */
  portSetting: string;
}

/** A part of the site that runs as a process of its own. */
export interface Service {
  process: Pick<ChildProcess, 'pid'>;
  /** Its port, once it serves. Rejects with a ServiceError when it ends instead. */
  ready: Promise<number>;
  /** How it ended, e.g. `was ended by SIGKILL`; whether it was asked to or not. */
  ended: Promise<string>;
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
export function spawnService({ name, file, env }: ServiceSpec): Service {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', join(workspaceRoot, file)], {
    cwd: workspaceRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    ),
  );
  const ready = new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    void ended.then((how) =>
      reject(new ServiceError(`The ${name} ${how} before it served.`, (child.exitCode ?? 0) > 0)),
    );
  });
  return {
    process: child,
    ready,
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
