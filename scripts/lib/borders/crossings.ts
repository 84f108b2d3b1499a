import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { WorkspacePackage } from './read-packages';

const SKIPPED = new Set(['node_modules', 'dist', 'dist-dev', '.cache', 'test-results']);
const SOURCE = /\.[cm]?[jt]sx?$/;
const TEST = /(\.(test|spec)\.tsx?|-setup\.ts)$|\/testing\//;
/** Comments may stand before what a call imports: the bundler reads its hints there. */
const CALL = /\b(?:import|require)\s*\(\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*/;
const IMPORT = new RegExp(
  `(?:\\bfrom\\s+|\\bimport\\s+|${CALL.source})['"]([^'"\\n]+)['"]|${CALL.source}\`([^\`$\\n]+)\``,
  'g',
);

/** Source files below a folder, relative to the root, with `/`. */
export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourceFiles(root, path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

export const isTestFile = (file: string): boolean => TEST.test(file);

/** What a source text imports. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(IMPORT)].map(([, quoted, template]) => quoted ?? template ?? '');

/**
 * What globs cannot see: a relative import that leaves its package, and test-only packages in code that
 * is served.
 * @returns one sentence per finding
 */
export function crossingsIn(file: string, text: string, own: WorkspacePackage): string[] {
  return importsOf(text).flatMap((specifier) => {
    if (specifier.startsWith('.')) {
      const target = relative('/', join('/', dirname(file), specifier)).replaceAll('\\', '/');
      if (target === own.folder || target.startsWith(`${own.folder}/`)) return [];
      // The browser tests start the site as people do. What starts it is in no package, and so has no name.
      if (own.kind === 'tests' && target.startsWith('scripts/')) return [];
      return [`${file} leaves its package with "${specifier}": import the package by its name.`];
    }
    const testOnly =
      own.testDependencies.some((name) => specifier === name || specifier.startsWith(`${name}/`)) &&
      !isTestFile(file);
    return testOnly
      ? [`${file} imports "${specifier}", which package.json names for tests only.`]
      : [];
  });
}

/** All crossings of a workspace. */
export function findCrossings(root: string, packages: readonly WorkspacePackage[]): string[] {
  return packages.flatMap((own) =>
    sourceFiles(root, own.folder).flatMap((file) =>
      crossingsIn(file, readFileSync(join(root, file), 'utf8'), own),
    ),
  );
}
