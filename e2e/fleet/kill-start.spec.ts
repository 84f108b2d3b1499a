import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { childRunning, freePort } from '../fixtures/processes';
import { expect, test } from '../fixtures/test';
import { releasesDir, repoRoot, scratchDir } from '../site/addresses';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (_gone) {
    return false;
  }
};

// The whole site starts twice, on a machine that may be busy with other work.
test.setTimeout(600_000);

test('the process of `npm start` that keeps the parts is killed: its parts stop, and all of it is started again', async () => {
  await mkdir(scratchDir, { recursive: true });
  const folder = await mkdtemp(join(scratchDir, 'kill-start-'));
  await cp(releasesDir, join(folder, 'releases'), { recursive: true });
  const port = await freePort();
  const start = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: repoRoot,
    env: {
      ...process.env,
      PORT: `${port}`,
      API_PORT: `${await freePort()}`,
      DATA_DIR: join(folder, 'data'),
      RELEASES_DIR: join(folder, 'releases'),
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const collect = (chunk: Buffer) => {
    said += chunk;
  };
  start.stdout.on('data', collect);
  start.stderr.on('data', collect);
  const expectSaid = (words: string) =>
    expect.poll(() => said, { timeout: 240_000 }).toContain(words);
  try {
    await expectSaid('Ctrl-C stops everything.');
    const keeper = await childRunning(start.pid ?? 0, 'scripts/serve.ts');
    const host = await childRunning(keeper, 'host/server/main.ts');
    process.kill(keeper, 'SIGKILL');
    await expectSaid('was ended by SIGKILL; its parts stop. All is started again in 1 s.');
    await expectSaid('The site serves again.');
    const answer = await fetch(`http://localhost:${port}/test-ride`);
    expect(answer.status).toBe(200);
    await expect.poll(() => isRunning(host), 'the host from before').toBe(false);
  } finally {
    const ended = once(start, 'exit');
    if (start.exitCode === null && start.kill('SIGTERM')) await ended;
    await rm(folder, { recursive: true, force: true });
  }
});
