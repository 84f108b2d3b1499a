import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserTestsOf } from './changed-parts.mjs';

it.each([
  [['docs/faults.md', 'mf-catalog/CHANGELOG.md'], []],
  [['mf-dealers/src/rules/a.test.ts'], []],
  [['mf-dealers/src/routes.tsx'], ['tests/dealers/']],
  [
    ['mf-catalog/src/a.ts', 'e2e/tests/shell/theme.spec.ts'],
    ['tests/catalog/', 'tests/seo/', 'tests/shell/theme.spec.ts'],
  ],
])('`pnpm verify --changed` runs for a change of %j the browser tests %j', (files, tests) => {
  expect(browserTestsOf(files)).toEqual(tests);
});

it.each(['shared/ui/src/index.ts', 'e2e/fixtures/test.ts', 'pnpm-lock.yaml', 'scripts/serve.ts'])(
  '`pnpm verify --changed` runs every browser test for a change of %s',
  (file) => expect(browserTestsOf(['mf-dealers/src/a.ts', file])).toBe('all'),
);

it('`pnpm verify --changed` names folders that are there', () => {
  const parts = ['host', 'mf-catalog', 'mf-checkout', 'mf-dealers', 'mf-testride', 'api'];
  const folders = browserTestsOf(parts.map((part) => `${part}/src/a.ts`));
  for (const folder of folders) expect(existsSync(join('e2e', folder))).toBe(true);
});
