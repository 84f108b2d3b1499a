import { withBuildHint } from './build-hint';

it.each([
  [
    '@site/inputs',
    'workspace:*',
    'host (web):\n  × resolving fallback for shared module @site/inputs\n',
  ],
  ['swr', 'catalog:', "× Module not found: Can't resolve 'swr' in '/site/mf-catalog/src'"],
  ['swr', 'catalog:', "× Module not found: Can't resolve 'swr/infinite' in '/site/mf-catalog/src'"],
  [
    '@site/forms',
    'workspace:*',
    "× Module not found: Can't resolve '@site/forms/x' in '/site/mf-catalog/src'",
  ],
])('a build that lacks the package %s says how to name and install it', (name, range, errors) => {
  expect(withBuildHint(errors)).toBe(
    `${errors}\n${name} is not there. Where the package.json does not name it, write "${name}": "${range}" under "dependencies"; then, and after a change of branch, run \`npx pnpm install\`.`,
  );
});

it.each(['plan.svg', 'hero.webp', 'bike.PNG'])(
  'a build with the picture %s among the sources says where pictures are',
  (file) => {
    const errors = `mf-club (web):\n  ERROR in ./src/pages/start/${file}\n    × Module parse failed:\n`;
    expect(withBuildHint(errors)).toBe(
      `${errors}\nA remote holds no pictures: put it into api/content/originals (api/content/README.md), and read it with a text of the content.`,
    );
  },
);

it.each([
  "× Module not found: Can't resolve './gone' in '/site/mf-catalog/src'",
  'ERROR in ./src/pages/start/start-page.tsx\n× Expected a semicolon',
])('another error of a build stands as it is: %s', (errors) => {
  expect(withBuildHint(errors)).toBe(errors);
});
