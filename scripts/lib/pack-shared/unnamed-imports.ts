import { isBuiltin } from 'node:module';

const FROM = /\b(?:from|import)\s*\(?\s*["']([^"'.][^"']*)["']/g;

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Packages that a built file imports and that its package.json does not name: whoever installs it need not
 * have them, and a type that cannot be found is `any` without a word.
 * @param named the package itself and its dependencies
 */
export const unnamedImports = (text: string, named: ReadonlySet<string>): string[] => {
  const requests = [...text.matchAll(FROM)].flatMap(([, request]) => request ?? []);
  const packages = requests.filter((one) => !isBuiltin(one)).map(packageOf);
  return [...new Set(packages)].filter((name) => !named.has(name));
};
