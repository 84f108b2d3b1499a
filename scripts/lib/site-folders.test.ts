import fs, { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFoldersOf, ensureFoldersToBuild } from './site-folders';

const before = { ...process.env };
let folder: string;
const dirs = { DATA_DIR: 'data', RELEASES_DIR: 'releases', STATE_DIR: 'state' };
const dirOf = (name: keyof typeof dirs) => join(folder, dirs[name]);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folders-'));
  for (const name of Object.keys(dirs) as (keyof typeof dirs)[]) process.env[name] = dirOf(name);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = before;
  rmSync(folder, { recursive: true, force: true });
});

/** Whoever starts may do anything in the folder except what is asked for with this mode. */
function deny(dir: string, denied: number): void {
  const access = fs.accessSync;
  jest.spyOn(fs, 'accessSync').mockImplementation((path, mode = 0) => {
    if (path === dir && (mode & denied) !== 0) throw new Error('EACCES');
    access(path, mode);
  });
}

describe('a host on a machine of its own', () => {
  beforeEach(() => mkdirSync(dirOf('RELEASES_DIR')));

  it('starts with releases that it may only read', () => {
    deny(dirOf('RELEASES_DIR'), fs.constants.W_OK);
    expect(() => ensureFoldersOf(['host'])).not.toThrow();
  });

  it('does not start with releases that it may not read', () => {
    deny(dirOf('RELEASES_DIR'), fs.constants.R_OK);
    expect(() => ensureFoldersOf(['host'])).toThrow(
      /releases is missing or cannot be read\. .*RELEASES_DIR/,
    );
  });

  it('makes no folder of releases where there is none, and says so', () => {
    rmSync(dirOf('RELEASES_DIR'), { recursive: true });
    expect(() => ensureFoldersOf(['host'])).toThrow(/releases is missing/);
    expect(existsSync(dirOf('RELEASES_DIR'))).toBe(false);
  });

  it('must be able to write what it remembers', () => {
    deny(dirOf('STATE_DIR'), fs.constants.W_OK);
    expect(() => ensureFoldersOf(['host'])).toThrow(/write to .*state\..*STATE_DIR/);
  });

  it('needs no data of an API', () => {
    ensureFoldersOf(['host']);
    expect(existsSync(dirOf('DATA_DIR'))).toBe(false);
  });
});

it('the site starts an API on a machine of its own without any releases', () => {
  ensureFoldersOf(['api']);
  expect(existsSync(dirOf('DATA_DIR'))).toBe(true);
  expect(existsSync(dirOf('RELEASES_DIR'))).toBe(false);
});

it('the site must be able to write releases where it makes them', () => {
  deny(dirOf('RELEASES_DIR'), fs.constants.W_OK);
  expect(() => ensureFoldersToBuild()).toThrow(/write to .*releases\..*RELEASES_DIR/);
});
