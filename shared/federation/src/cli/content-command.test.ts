import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../workspace';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'content-command-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

/** Runs the command as a pipeline does, which nobody can ask. */
const run = (...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx/esm', 'shared/federation/src/cli.ts', 'content', ...words],
    { cwd: workspaceRoot, env: { ...process.env, RELEASES_DIR: store, RELEASES_STORE: '' } },
  );

it('the release command refuses for the content what is for code, two ways at once, and a release that says nothing about why', async () => {
  await expect(run('--note', 'x', '--no-browser')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--no-browser is for a remote: content has no code.'),
  });
  await expect(
    run('--note', 'x', '--preview', '--at', '2030-01-01T00:00:00Z'),
  ).rejects.toMatchObject({
    stderr: expect.stringContaining('Say one of --preview'),
  });
  await expect(run('--preview', '--if-changed')).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Not done\. Say why with --note/),
  });
  expect(await readdir(store)).toEqual([]);
});
