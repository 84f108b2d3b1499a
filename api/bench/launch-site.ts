import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { apiHome } from '../src/platform/paths';
import type { TestServerName } from '../src/testing/test-servers';
import { startBenchApi } from './launch-api';

const root = join(apiHome, '..');

/** A whole site for a bench: host, API and database, all on this machine. */
export interface BenchSite {
  /** What visitors see: pages, and the API behind it. */
  url: string;
  /** A connection to the database, beside those of the API. */
  outside: pg.Client;
  close(): Promise<void>;
}

/** Where the releases are that `npm start` or `pnpm build:site` made. @throws Error when neither was ever run */
function releases(): string {
  const folder = process.env['RELEASES_DIR'] || join(root, '.releases');
  const isThere = existsSync(join(folder, 'registry.json')) && existsSync(join(root, 'host/dist'));
  if (!isThere) throw new Error(`Nothing is released in ${folder}: run npx pnpm build:site.`);
  return folder;
}

/** Starts the site on a fresh database of a server, with the releases that are live. */
export async function startBenchSite(server: TestServerName): Promise<BenchSite> {
  const store = releases();
  const api = await startBenchApi(server);
  const state = mkdtempSync(join(tmpdir(), 'motorbike-bench-host-'));
  const host = spawn(process.execPath, ['--import', 'tsx/esm', 'host/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      RELEASES_DIR: store,
      STATE_DIR: state,
      API_ORIGIN: api.url,
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(host, 'exit');
  const ready = once(host, 'message').then(([message]) => (message as { port: number }).port);
  const port = await Promise.race([ready, ended.then(() => undefined)]);
  if (port === undefined) {
    await api.close();
    throw new Error('The host did not start');
  }
  return {
    url: `http://127.0.0.1:${port}`,
    outside: api.outside,
    async close() {
      host.kill('SIGTERM');
      await ended;
      await api.close();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
