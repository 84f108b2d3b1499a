import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeBundles } from '../../testing/spawn-api';
import {
  interruptWhileConnecting,
  spawnCommand,
  spawnCommandToEnd,
} from '../../testing/spawn-command';

let folder: string;
let env: Record<string, string>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motorbike-export-'));
  env = { DATA_DIR: folder };
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(removeBundles);

/** What the folder holds of an export of the leads. */
const leads = () => readdirSync(folder).filter((name) => name.startsWith('leads'));

describe('the command export', () => {
  it('says in one line that a file cannot be written, and starts no database', async () => {
    const file = join(folder, 'no-such-folder', 'leads.csv');
    const { code, output } = await spawnCommandToEnd(env, 'export', 'leads', file);
    expect(code).toBe(1);
    expect(output).toMatch(/^Cannot write to [^\n]+leads\.csv[^\n]+\n$/);
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  });

  it('says in one line that a device is no file to export into', async () => {
    expect(await spawnCommandToEnd(env, 'export', 'leads', '/dev/null')).toEqual({
      code: 1,
      output: 'Cannot write to /dev/null: it is no file.\n',
    });
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  });

  it('leaves the last export as it is when the database cannot be reached', async () => {
    const file = join(folder, 'leads.csv');
    writeFileSync(file, 'the last export', { mode: 0o644 });
    const { code, output } = await spawnCommandToEnd(
      { ...env, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
      'export',
      'leads',
      file,
    );
    expect(code).toBe(1);
    expect(output).toMatch(/^Cannot reach the database: [^\n]+\n$/);
    expect(readFileSync(file, 'utf8')).toBe('the last export');
    expect(leads()).toEqual(['leads.csv']);
  });

  it('leaves nothing of an export behind that is interrupted', async () => {
    let before: string[] = [];
    const { signalCode } = await interruptWhileConnecting(
      'SIGTERM',
      (url) =>
        spawnCommand({ ...env, DATABASE_URL: url }, 'export', 'leads', join(folder, 'leads.csv')),
      () => {
        before = leads();
      },
    );
    expect(before).toEqual([expect.stringMatching(/^leads\.csv\..+\.part$/)]);
    expect(signalCode).toBe('SIGTERM');
    expect(leads()).toEqual([]);
  });
});
