import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readAudit, readRegistry } from '../registry';
import { workspaceRoot } from '../workspace';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'command-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

/** Runs the command as a pipeline does, which nobody can ask. */
const run = (...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx/esm', 'shared/federation/src/cli.ts', ...words],
    { cwd: workspaceRoot, env: { ...process.env, RELEASES_DIR: store, RELEASES_STORE: '' } },
  );

it('the release command refuses a release that says nothing about why, and leaves the store as it is', async () => {
  const refused = { code: 1, stderr: expect.stringMatching(/^Not done\. Say why with --note/) };
  await Promise.all([
    expect(run('mf-dealers')).rejects.toMatchObject(refused),
    expect(run('promote', 'mf-dealers')).rejects.toMatchObject(refused),
  ]);
  expect((await readRegistry(store)).microFrontends).toEqual({});
  expect(await readAudit(store)).toEqual([]);
});
