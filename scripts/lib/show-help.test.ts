import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@site/federation/workspace';

/** Those that a newcomer calls first; a process for each command would cost seconds. */
const COMMANDS = [
  ['create-remote', 'scripts/create-remote.ts'],
  ['dev', 'scripts/dev.ts'],
  ['pack:shared', 'scripts/pack-shared.ts'],
] as const;

it('a command says with --help how it is called, and does nothing else', async () => {
  const said = await Promise.all(
    COMMANDS.map(async ([name, file]) => {
      const args = ['--import', 'tsx/esm', join(workspaceRoot, file), '--help'];
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: workspaceRoot });
      return [name, stdout.split('\n')[0]];
    }),
  );
  const expected = COMMANDS.map(([name]) => [
    name,
    expect.stringMatching(`^npx pnpm ${name}( |$)`),
  ]);
  expect(said).toEqual(expected);
}, 60_000);

it('`npm test` says with --help what it takes, and refuses a word that it does not know before it runs anything', async () => {
  const run = (word: string) =>
    promisify(execFile)(process.execPath, ['scripts/test.mjs', word], { cwd: workspaceRoot });
  await expect(run('--help')).resolves.toMatchObject({
    stdout: expect.stringMatching(/^npx pnpm verify/),
  });
  await expect(run('--chnaged')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('What is "--chnaged"?'),
  });
});
