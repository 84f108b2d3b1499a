import { withInstallHint } from './install-hint';

const HINT = 'is not there. After a change of branch run `npx pnpm install`.';

it.each([
  ['@site/inputs', 'host (web):\n  × resolving fallback for shared module @site/inputs\n'],
  ['swr', "× Module not found: Can't resolve 'swr' in '/site/mf-catalog/src'"],
])('a build that lacks the package %s says how to install it', (name, errors) => {
  expect(withInstallHint(errors)).toBe(`${errors}\n${name} ${HINT}`);
});

it.each([
  "× Module not found: Can't resolve './gone' in '/site/mf-catalog/src'",
  '× Expected a semicolon',
])('another error of a build stands as it is: %s', (errors) => {
  expect(withInstallHint(errors)).toBe(errors);
});
