import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../fixtures/processes';
import { repoRoot } from '../site/addresses';

/** A running Next.js site with one page that was made at build time. */
export interface NextPeer {
  origin: string;
  stop(): Promise<void>;
}

const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

function run(dir: string, command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, { cwd: dir, stdio: 'ignore', env, timeout: 600_000 });
  return status === 0;
}

async function untilItAnswers(origin: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    if (
      await fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('Next.js does not answer');
}

/**
 * Builds the peer once, in the cache folder, from npm, and starts it.
 * @returns undefined when npm cannot be reached: the site's own figures do not wait for it
 */
export async function startNextPeer(): Promise<NextPeer | undefined> {
  const dir = join(repoRoot, '.cache/next-peer');
  await mkdir(dir, { recursive: true });
  await cp(join(repoRoot, 'e2e/tools/next-peer'), dir, { recursive: true });
  const next = join(dir, 'node_modules/next/dist/bin/next');
  const isBuilt =
    run(dir, 'npm', 'install', '--no-audit', '--no-fund', '--include=prod') &&
    run(dir, process.execPath, next, 'build');
  if (!isBuilt) return undefined;
  const port = await freePort();
  const child = spawn(process.execPath, [next, 'start', '-p', `${port}`, '-H', '127.0.0.1'], {
    cwd: dir,
    stdio: 'ignore',
    env,
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(origin);
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
