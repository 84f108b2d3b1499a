/**
 * Which browser tests a change can break: what `pnpm verify --changed` runs of them. Unit tests are
 * found by Jest itself, from the imports.
 */

/** The folders of e2e/tests that look at a part of the site. */
const FOLDERS_OF_PART = {
  host: ['composition', 'faults', 'releases', 'seo', 'shell'],
  'mf-catalog': ['catalog', 'seo'],
  'mf-checkout': ['checkout', 'shell'],
  'mf-dealers': ['dealers'],
  'mf-releases': ['releases'],
  'mf-testride': ['testride'],
  api: ['catalog', 'checkout', 'dealers', 'testride'],
};
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
  }
  return [...tests].sort();
}
