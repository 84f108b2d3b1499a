import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeMemoryFolder } from './memory-folder.mjs';

const source = join(import.meta.dirname, 'memory-folder.mjs');
let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'motorbike-memory-folder-'));
});

afterEach(() => rmSync(parent, { recursive: true }));

/** A process of its own makes the folder, says its name and whether it is there, and ends. */
function makeInProcess(): { dir: string; pid: number; wasThere: boolean } {
  const script = `
    import { existsSync } from 'node:fs';
    import { makeMemoryFolder } from ${JSON.stringify(source)};
    const dir = makeMemoryFolder({ parent: process.argv[1], neededBytes: 1 });
    console.log(JSON.stringify({ dir, pid: process.pid, wasThere: existsSync(dir) }));`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, parent],
    { encoding: 'utf8' },
  );
  return JSON.parse(stdout);
}

it('a run has a folder in memory that any user may write to, and that is gone when the run has ended', () => {
  const dir = makeMemoryFolder({ parent, neededBytes: 1 }) ?? '';
  expect(basename(dir)).toContain(`-${process.pid}-`);
  expect(statSync(dir).mode & 0o7777).toBe(0o1777);
  const other = makeInProcess();
  expect(other.wasThere).toBe(true);
  expect(readdirSync(parent)).toEqual([basename(dir)]);
});

it('a run has no folder in memory where there is none, or where too little memory is free', () => {
  expect(makeMemoryFolder({ parent: join(parent, 'missing') })).toBeUndefined();
  expect(makeMemoryFolder({ parent, neededBytes: 2 ** 60 })).toBeUndefined();
  expect(readdirSync(parent)).toEqual([]);
});

it('what a killed run left in memory is removed by the next one, and nothing else is', () => {
  const { pid } = makeInProcess();
  mkdirSync(join(parent, `motorbike-tests-${pid}-killed`));
  mkdirSync(join(parent, `motorbike-tests-${process.pid}-running`));
  mkdirSync(join(parent, 'of-somebody-else'));
  const dir = makeMemoryFolder({ parent, neededBytes: 1 }) ?? '';
  expect(readdirSync(parent).sort()).toEqual(
    [basename(dir), `motorbike-tests-${process.pid}-running`, 'of-somebody-else'].sort(),
  );
});
