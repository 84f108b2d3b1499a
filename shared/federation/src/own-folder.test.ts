import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withOwnFolder } from './own-folder';

const prefix = join(tmpdir(), 'own-folder-');

it('a folder of a piece of work is there for it, and gone afterwards, also when the work fails', async () => {
  const seen: string[] = [];
  const work = async (folder: string) => {
    seen.push(folder);
    expect(existsSync(folder)).toBe(true);
    if (seen.length > 1) throw new Error('no space');
    return 'done';
  };
  await expect(withOwnFolder(prefix, work)).resolves.toBe('done');
  await expect(withOwnFolder(prefix, work)).rejects.toThrow('no space');
  expect(seen.filter((folder) => existsSync(folder))).toEqual([]);
});

/** A command that works until it is ended, and tells in which folder. */
const COMMAND = `
  import { exitOnSignals, withOwnFolder } from ${JSON.stringify(join(__dirname, 'own-folder.ts'))};
  exitOnSignals();
  await withOwnFolder(${JSON.stringify(prefix)}, (folder) => {
    console.log(folder);
    return new Promise((resolve) => setTimeout(resolve, 60_000));
  });
`;

it('a folder of a piece of work is gone after Ctrl-C too', async () => {
  const words = ['--import', 'tsx/esm', '--input-type=module', '-e', COMMAND];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [told] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = told.toString().trim();
  expect(existsSync(folder)).toBe(true);
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(existsSync(folder)).toBe(false);
});
