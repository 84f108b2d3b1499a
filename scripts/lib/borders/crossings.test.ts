import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../scratch-folder';
import { crossingsIn, importsOf, sourceFiles } from './crossings';
import type { WorkspacePackage } from './read-packages';

const catalog: WorkspacePackage = {
  name: 'mf-catalog',
  folder: 'mf-catalog',
  kind: 'remote',
  exports: {},
  dependencies: ['@site/ui'],
  testDependencies: ['@site/testing'],
};

it('the check of borders sees every way to import', () => {
  const text = `import './a'; import b from "b"; export * from 'c';
    const d = await import('d'); const e = require('e');
    import {
      f,
    } from 'f';
    const g = import(/* webpackChunkName: "page" */ './g'); const h = import(\`./h\`);
    const i = import(
      // A page of its own.
      './i'
    ); const j = require(/* now */ './j');`;
  expect(importsOf(text)).toEqual(['./a', 'b', 'c', 'd', 'e', 'f', './g', './h', './i', './j']);
});

it('the check of borders reads sources of JavaScript too, and no other files', () => {
  const root = scratchFolder('sources');
  mkdirSync(join(root, 'mf-catalog/dist'), { recursive: true });
  for (const file of ['a.ts', 'b.tsx', 'c.mjs', 'd.cjs', 'e.js', 'f.md', 'dist/g.js'])
    writeFileSync(join(root, 'mf-catalog', file), '');
  expect(sourceFiles(root, 'mf-catalog').map((file) => file.slice('mf-catalog/'.length))).toEqual([
    'a.ts',
    'b.tsx',
    'c.mjs',
    'd.cjs',
    'e.js',
  ]);
});

it('the check of borders lets a relative import stay inside its package', () => {
  expect(
    crossingsIn('mf-catalog/src/pages/a.tsx', "import '../rules/b'; import '..'", catalog),
  ).toEqual([]);
});

it.each(['../../mf-dealers/src/routes', '../../mf-catalog-copy/src/a', '../../shared/ui/src/box'])(
  'the check of borders reports a relative import that leaves the package: %s',
  (specifier) => {
    const [finding] = crossingsIn('mf-catalog/src/a.tsx', `import '${specifier}'`, catalog);
    expect(finding).toContain('leaves its package');
  },
);

it('the check of borders lets the browser tests start the site, and nobody else', () => {
  const text = "await import('../../scripts/start.mjs');";
  const e2e: WorkspacePackage = { ...catalog, name: 'e2e', folder: 'e2e', kind: 'tests' };
  expect(crossingsIn('e2e/site/start-fresh.mjs', text, e2e)).toEqual([]);
  expect(crossingsIn('mf-catalog/src/start.mjs', text, catalog)).toHaveLength(1);
});

it('the check of borders keeps test-only packages in tests', () => {
  const text = "import { renderPage } from '@site/testing/render-page'";
  expect(crossingsIn('mf-catalog/src/a.test.tsx', text, catalog)).toEqual([]);
  expect(crossingsIn('mf-catalog/src/a.tsx', text, catalog)).toHaveLength(1);
});
