import { join } from 'node:path';
import { releasesDir, workspaceRoot } from './workspace';

const before = process.env['RELEASES_DIR'];
afterEach(() => {
  if (before === undefined) delete process.env['RELEASES_DIR'];
  else process.env['RELEASES_DIR'] = before;
});

it.each([
  ['', '.releases'],
  ['.releases', '.releases'],
  ['store/live', 'store/live'],
])('takes RELEASES_DIR=%j as a folder of the workspace', (given, folder) => {
  process.env['RELEASES_DIR'] = given;
  expect(releasesDir()).toBe(join(workspaceRoot, folder));
});

it('takes an absolute RELEASES_DIR as it is', () => {
  process.env['RELEASES_DIR'] = '/srv/releases';
  expect(releasesDir()).toBe('/srv/releases');
});
