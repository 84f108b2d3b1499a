/** How the bundler says that a package is not there; a path of the app's own is another mistake. */
const MISSING_PACKAGE = /resolving fallback for shared module (\S+)|Can't resolve '([^./][^']*)'/;
/** How it says that a picture stands among the sources. */
const PICTURE = /ERROR in \S+\.(?:svg|png|jpe?g|webp|avif|gif)\n/i;

/** The package of an import: `@site/forms` of `@site/forms/x`, `swr` of `swr/infinite`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function hintOf(errors: string): string | undefined {
  const [, shared, imported] = MISSING_PACKAGE.exec(errors) ?? [];
  const specifier = shared ?? imported;
  if (specifier !== undefined) {
    const name = packageOf(specifier);
    const range = name.startsWith('@site/') ? 'workspace:*' : 'catalog:';
    return `${name} is not there. Where the package.json does not name it, write "${name}": "${range}" under "dependencies"; then, and after a change of branch, run \`npx pnpm install\`.`;
  }
  if (PICTURE.test(errors))
    return 'A remote holds no pictures: put it into api/content/originals (api/content/README.md), and read it with a text of the content.';
  return undefined;
}

/**
 * Adds to the bundler's errors what to do where they do not say it: about a package that is not named or not installed,
 * and about a picture among the sources.
 */
export function withBuildHint(errors: string): string {
  const hint = hintOf(errors);
  return hint === undefined ? errors : `${errors}\n${hint}`;
}
