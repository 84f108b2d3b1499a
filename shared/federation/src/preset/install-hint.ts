/** How the bundler says that a package is not there; a path of the app's own is another mistake. */
const MISSING_PACKAGE = /resolving fallback for shared module (\S+)|Can't resolve '([^./][^']*)'/;

/**
 * Adds to the bundler's errors what to do when a package is not there: one that a branch has brought has no
 * link in the folder of the app until it is installed.
 */
export function withInstallHint(errors: string): string {
  const [, shared, imported] = MISSING_PACKAGE.exec(errors) ?? [];
  const missing = shared ?? imported;
  return missing === undefined
    ? errors
    : `${errors}\n${missing} is not there. After a change of branch run \`npx pnpm install\`.`;
}
