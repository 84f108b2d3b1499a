import { crossingsIn, importsOf } from './crossings';
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
    } from 'f';`;
  expect(importsOf(text)).toEqual(['./a', 'b', 'c', 'd', 'e', 'f']);
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

it('the check of borders keeps test-only packages in tests', () => {
  const text = "import { renderPage } from '@site/testing/render-page'";
  expect(crossingsIn('mf-catalog/src/a.test.tsx', text, catalog)).toEqual([]);
  expect(crossingsIn('mf-catalog/src/a.tsx', text, catalog)).toHaveLength(1);
});
