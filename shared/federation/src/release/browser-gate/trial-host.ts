import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import type { TrialApi } from '../trial-api/with-trial-api';
import { trialEnvironment } from '../trial-environment';

/** How long a host may take to start, or to take up another registry, in ms. */
const LIMIT_MS = 120_000;

/** A host of its own on a store of its own. */
export interface TrialHost {
  origin: string;
  /** Waits until the host shows other releases than before a change. */
  afterSwitch: (change: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
}

const idOf = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/federation/snapshot`);
  return ((await answer.json()) as { id?: string }).id ?? '';
};

/**
 * Starts the host's server, as it is built, on the releases of a trial.
 * @throws Error with its words when it does not start
 */
export async function startTrialHost(
  hostDir: string,
  store: string,
  api: TrialApi,
): Promise<TrialHost> {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', join(hostDir, 'server/main.ts')], {
    cwd: hostDir,
    env: trialEnvironment({
      // Where the API has another prefix, its calls have it in the trial too.
      ...(api.appPrefix && { APP_PREFIX: api.appPrefix }),
      PORT: '0',
      API_ORIGIN: api.origin,
      RELEASES_DIR: store,
      STATE_DIR: join(store, 'state'),
      RENDER_WORKERS: '1',
      FIELD_SAMPLE: '0',
      OFFLINE_PAGES: 'off',
      LOG_LEVEL: 'error',
    }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let words = '';
  const hear = (chunk: unknown): void => {
    words += String(chunk);
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = once(child, 'exit').then(() => undefined);
  const ready = once(child, 'message').then(([message]) => (message as { port: number }).port);
  const port = await pTimeout(Promise.race([ready, ended]), {
    milliseconds: LIMIT_MS,
    fallback: () => undefined,
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  };
  if (port === undefined) {
    await stop();
    throw new Error(`The host of the browser's trial did not start.\n${words}`);
  }
  const origin = `http://localhost:${port}`;
  return {
    origin,
    stop,
    async afterSwitch(change) {
      const before = await idOf(origin);
      await change();
      for (const end = Date.now() + LIMIT_MS; Date.now() < end; await setTimeout(100))
        if ((await idOf(origin)) !== before) return;
      throw new Error(`The host of the browser's trial did not switch.\n${words}`);
    },
  };
}
