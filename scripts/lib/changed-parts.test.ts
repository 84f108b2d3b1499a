import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserTestsOf, readersByPath, unitTestsOf } from './changed-parts.mjs';
import { listFiles } from './list-files';

it.each([
  [['docs/faults.md', 'mf-catalog/CHANGELOG.md'], []],
  [['mf-dealers/src/rules/a.test.ts'], []],
  [['mf-dealers/src/routes.tsx'], ['tests/dealers/', 'tests/shell/']],
  [
    ['mf-testride/src/a.ts', 'e2e/tests/shell/theme.spec.ts'],
    ['tests/shell/theme.spec.ts', 'tests/testride/'],
  ],
  [['deploy/nginx.conf', '.github/workflows/api.yml'], []],
  [
    ['api/content/json/offers.json'],
    [
      ...['tests/catalog/', 'tests/checkout/', 'tests/dealers/', 'tests/faults/'],
      ...['tests/releases/content.spec.ts', 'tests/seo/', 'tests/shell/', 'tests/testride/'],
    ],
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

it.each([
  ['docs/faults.md', []],
  ['deploy/nginx.conf', ['scripts/lib/deployment/', 'scripts/lib/pipelines/']],
  ['.github/workflows/api.yml', ['scripts/lib/deployment/', 'scripts/lib/pipelines/']],
  ['api/content/json/offers.json', ['api/content/', 'api/seeds/', 'scripts/second-brand.test.ts']],
  ['api/seeds/products.json', ['api/content/', 'api/seeds/', 'scripts/second-brand.test.ts']],
  ['e2e/tests/shell/theme.spec.ts', ['shared/contract/src/endpoints/retyped.test.ts']],
  ['mf-dealers/src/a.tsx', ['scripts/second-brand.test.ts', 'shared/links/src/retyped.test.ts']],
])(
  '`pnpm verify --changed` runs for a change of %s the unit tests that read it: %j',
  (file, tests) => {
    expect(unitTestsOf([file])).toEqual(tests.length > 0 ? expect.arrayContaining(tests) : []);
  },
);

/** Reads a file that has a place in the repository, and not one that the test has made. */
const READS_A_PLACE =
  /__dirname|import\.meta\.|join\(process\.cwd\(\), '.*\.\w+'\)|join\(workspaceRoot,|listFiles\(workspaceRoot/;
/** They say where something belongs, and read nothing there. */
const NAMES_A_PLACE = ['scripts/lib/start-site.test.ts', 'shared/federation/src/workspace.test.ts'];

it('`pnpm verify --changed` knows every unit test that reads files by their path', () => {
  const reading = listFiles(process.cwd())
    .filter((file) => /\.test\.tsx?$/.test(file) && !NAMES_A_PLACE.includes(file))
    .filter((file) => READS_A_PLACE.test(readFileSync(file, 'utf8')));
  expect(reading.length).toBeGreaterThan(15);
  expect(
    reading.filter((file) => !readersByPath.some((reader) => file.startsWith(reader))),
  ).toEqual([]);
});
