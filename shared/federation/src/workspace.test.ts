import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentCommit, openReleases, releasesDir, remoteNames, workspaceRoot } from './workspace';

const before = process.env['RELEASES_DIR'];
afterEach(() => {
  if (before === undefined) delete process.env['RELEASES_DIR'];
  else process.env['RELEASES_DIR'] = before;
});

it.each([
  ['', '.releases'],
  ['.releases', '.releases'],
  ['store/live', 'store/live'],
])('the workspace takes RELEASES_DIR=%j as a folder of the workspace', (given, folder) => {
  process.env['RELEASES_DIR'] = given;
  expect(releasesDir()).toBe(join(workspaceRoot, folder));
});

it('the workspace takes an absolute RELEASES_DIR as it is', () => {
  process.env['RELEASES_DIR'] = '/srv/releases';
  expect(releasesDir()).toBe('/srv/releases');
});

const itWithGit = spawnSync('git', ['--version']).status === 0 ? it : it.skip;

itWithGit('the workspace says of a release whether its sources are those of the commit', () => {
  const root = mkdtempSync(join(tmpdir(), 'commit-'));
  const file = join(root, 'page.ts');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: root });
  writeFileSync(file, 'one');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
  const clean = currentCommit([file], root);
  expect(clean).toMatch(/^[0-9a-f]{12}$/);
  writeFileSync(file, 'two');
  expect(currentCommit([file], root)).toBe(`${clean}-dirty`);
  rmSync(root, { recursive: true });
});

it('the workspace does not take for a remote what another branch has left of one', () => {
  const root = mkdtempSync(join(tmpdir(), 'remotes-'));
  for (const folder of ['mf-b', 'mf-a', 'mf-gone/node_modules', 'host'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const folder of ['mf-b', 'mf-a', 'host'])
    writeFileSync(join(root, folder, 'package.json'), '{}');
  expect(remoteNames(root)).toEqual(['mf-a', 'mf-b']);
  rmSync(root, { recursive: true });
});

it('a command names the setting RELEASES_STORE where it is no bucket', async () => {
  const { RELEASES_STORE: store } = process.env;
  process.env['RELEASES_STORE'] = 'releases';
  try {
    await expect(openReleases()).rejects.toThrow(
      'RELEASES_STORE: must be like s3://bucket or s3://bucket/folder, and not "releases"',
    );
  } finally {
    if (store === undefined) delete process.env['RELEASES_STORE'];
    else process.env['RELEASES_STORE'] = store;
  }
});
