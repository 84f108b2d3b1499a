/**
 * Which tests a change can break, as far as imports do not tell: what `pnpm verify --changed` runs of the
 * browser tests, and of the unit tests that read files by their path. All other unit tests are found by
 * Jest, from the imports.
 */

/** The folders of e2e/tests that look at a part of the site. */
const FOLDERS_OF_PART = {
  host: ['checkout', 'composition', 'dealers', 'faults', 'releases', 'seo', 'shell', 'testride'],
  'mf-catalog': ['catalog', 'seo', 'shell'],
  'mf-checkout': ['checkout', 'shell'],
  'mf-dealers': ['dealers', 'shell'],
  'mf-releases': ['releases'],
  'mf-testride': ['testride'],
  api: ['catalog', 'checkout', 'dealers', 'faults', 'shell', 'testride'],
};
/** Texts and pictures stand on the pages of all remotes, in menu and footer, in heads, and in their release. */
const CONTENT = /^api\/content\//;
const SHOWS_CONTENT = ['tests/seo/', 'tests/shell/', 'tests/releases/content.spec.ts'];
/** A change of these can show on every page. */
const EVERYWHERE = ['e2e', 'shared', 'scripts'];
const NO_PAGE = /\.md$|^docs\/|\.test\.tsx?$/;

/**
 * @param {readonly string[]} files changed files, from the repository's root
 * @returns {string[] | 'all'} paths for the test runner, from e2e/, or all of them
 */
export function browserTestsOf(files) {
  const tests = new Set();
  for (const file of files) {
    if (NO_PAGE.test(file)) continue;
    if (/^e2e\/tests\/.*\.spec\.ts$/.test(file)) {
      tests.add(file.slice('e2e/'.length));
      continue;
    }
    const part = file.split('/')[0] ?? '';
    const folders = FOLDERS_OF_PART[part];
    if (!folders && (EVERYWHERE.includes(part) || !file.includes('/'))) return 'all';
    for (const folder of folders ?? []) tests.add(`tests/${folder}/`);
    if (CONTENT.test(file)) for (const shows of SHOWS_CONTENT) tests.add(shows);
  }
  return [...tests].sort();
}

/**
 * Unit tests that read files by their path, by the files that they read. A test that does so and stands in
 * none of these lines fails changed-parts.test.ts.
 */
const READS_BY_PATH = [
  [CONTENT, ['api/content/', 'api/seeds/', 'scripts/lib/create-remote/', 'scripts/lib/pipelines/']],
  [/^api\/seeds\//, ['api/content/', 'api/seeds/']],
  [/^api\/recorded-answers\.json$/, ['api/src/start/recording/']],
  [/^(deploy|\.github)\/|\.env\.example$/, ['scripts/lib/deployment/', 'scripts/lib/pipelines/']],
  [
    /(^|\/)package\.json$|^pnpm-workspace\.yaml$/,
    ['scripts/lib/deployment/', 'scripts/lib/pipelines/', 'shared/federation/src/preset/'],
  ],
  [
    /^(api|host|scripts|shared|mf-[\w-]+)\/(?!.*\.md$)/,
    ['scripts/lib/borders/', 'scripts/lib/pack-shared/', 'shared/federation/src/cli/'],
  ],
  // Rules that every source is read for.
  [
    /^(api|e2e|host|scripts|shared|mf-[\w-]+)\/.*\.tsx?$/,
    [
      'api/content/cookies-policy.test.ts',
      'scripts/lib/changed-parts.test.ts',
      'shared/contract/src/endpoints/retyped.test.ts',
      'shared/contract/src/rules/slug.test.ts',
      'shared/links/src/retyped.test.ts',
    ],
  ],
  // The site is built with another brand.
  [
    /^(host|shared|mf-[\w-]+|api\/content\/json|api\/seeds)\/(?!.*\.(md|test\.tsx?)$)/,
    ['scripts/second-brand.test.ts'],
  ],
  // Scripts that tests run as files.
  [/^scripts\/lib\/memory-folder\.mjs$/, ['scripts/lib/memory-folder.test.ts']],
  [/^scripts\/([\w-]+\.(ts|mjs)|lib\/show-help\.ts)$/, ['scripts/lib/show-help.test.ts']],
  [/^shared\/federation\/src\/own-folder\.ts$/, ['shared/federation/src/own-folder.test.ts']],
  [/^api\/src\/features\/payments\/sandbox\//, ['api/src/features/payments/sandbox/']],
  [/^host\/(server|src\/worker)\//, ['host/server/dev/', 'host/src/worker/']],
  [/^shared\/server\//, ['shared/server/']],
];

/**
 * @param {readonly string[]} files changed files, from the repository's root
 * @returns {string[]} files and folders of unit tests that read one of them by its path
 */
export function unitTestsOf(files) {
  const read = READS_BY_PATH.filter(([pattern]) => files.some((file) => pattern.test(file)));
  return [...new Set(read.flatMap(([, tests]) => tests))].sort();
}

/** All files and folders of unit tests that read files by their path. */
export const readersByPath = READS_BY_PATH.flatMap(([, tests]) => tests);
