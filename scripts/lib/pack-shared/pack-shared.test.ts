import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@site/federation/workspace';
import { scratchFolder } from '../scratch-folder';
import { packedPackages, tarballOf } from './packed-packages';
import { unnamedImports } from './unnamed-imports';

it('every shared package that remotes import can be packed, with all that it exports', () => {
  const packages = packedPackages(workspaceRoot);
  const names = packages.map(({ folder }) => folder);
  expect(names).toEqual(expect.arrayContaining(['ui', 'router', 'shell', 'forms', 'api-client']));
  // Only the site's own servers and its release command stand on these.
  expect(names).not.toEqual(expect.arrayContaining(['server']));
  expect(packages.find(({ folder }) => folder === 'ui')?.entries).toContain(
    './src/theme/theme-keys.ts',
  );
  // Without what browsers have and jsdom lacks, no test of a page starts in another repository.
  expect(packages.find(({ folder }) => folder === 'testing')?.entries).toContain(
    './src/web-globals.ts',
  );
});

it('what another branch has left of a shared package is not packed', () => {
  const root = scratchFolder('packages');
  mkdirSync(join(root, 'shared/gone/node_modules'), { recursive: true });
  expect(packedPackages(root)).toEqual([]);
});

it('a packed package is named after its package and version', () => {
  expect(tarballOf({ name: '@site/api-client', version: '1.2.0' })).toBe(
    'site-api-client-1.2.0.tgz',
  );
});

it('the check of packed files finds what they import and their package does not name', () => {
  const text = `import { z } from 'zod/mini'; import type { Box } from "@mui/material/Box";
export declare const read: import("swr").SWRResponse; import './beside'; import fs from 'node:fs';`;
  expect(unnamedImports(text, new Set(['zod', '@site/ui']))).toEqual(['@mui/material', 'swr']);
});

it.each([
  ['a word too many', ['packs'], "Unexpected argument 'packs'"],
  ['a folder that is a file', ['--into', 'taken'], 'EEXIST'],
])('`pnpm pack:shared` says in a line that it was given %s', (_what, words, reason) => {
  const dir = scratchFolder('packs');
  writeFileSync(join(dir, 'taken'), '');
  const script = join(workspaceRoot, 'scripts/pack-shared.ts');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx/esm', script, ...words],
    { cwd: workspaceRoot, env: { ...process.env, INIT_CWD: dir }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(reason)]);
  expect(stderr).toMatch(/^Not done\. /);
});
