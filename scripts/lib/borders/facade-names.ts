import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { isTestFile, sourceFiles } from './crossings';
import type { WorkspacePackage } from './read-packages';

const IMPORT = /\b(?:import|export)\s+(?!type\b)([^;'"]*?)\s*\bfrom\s+['"]([^'"]+)['"]/g;
/** Samples and development pages reach no visitor. */
const NO_VISITOR = /(^|\/)sample-[^/]+$|^host\/src\/dev\//;
/** What remotes are tested with stands on facades too. */
const TESTING = 'shared/testing/';
/** A line of "Names that go" in docs/version-policy.md: package, names, the version and day of the notice. */
const NOTICE = /^\| `(@site\/[\w-]+)` \| ([^|]+) \| .*\b20\d\d-\d\d-\d\d\b/gm;

/** The names that a module exports while it runs: types cost nobody anything. */
async function exportsOf(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
    outdir: 'none',
    logLevel: 'error',
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

/** What a source text imports of a package by name; undefined where it takes the package as a whole. */
export function namesImported(text: string, packageName: string): string[] | undefined {
  const clauses = [...text.matchAll(IMPORT)].filter(([, , from]) => from === packageName);
  const names = clauses.map(([, clause = '']) => /\{([^}]*)\}/.exec(clause)?.[1]);
  if (names.includes(undefined)) return undefined;
  return names.flatMap((list = '') =>
    list
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/** The names of each package that docs/version-policy.md announces to go. */
export function announcedNames(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...policy.matchAll(NOTICE)].map(([, name = '', list = '']) => [
      name,
      [...list.replace(/\([^)]*\)/g, '').matchAll(/`(\w+)`/g)].map(([, one = '']) => one),
    ]),
  );
}

/**
 * Checks that what a facade exports has a user in the code of another package, or is announced to go: every
 * visitor loads a facade whole. A facade that somebody takes as a whole is left out.
 * @param facades names of the packages that the host provides to every remote
 * @param policy text of docs/version-policy.md
 * @returns one sentence per finding
 */
export async function checkFacadeNames(
  root: string,
  packages: readonly WorkspacePackage[],
  facades: readonly string[],
  policy: string,
): Promise<string[]> {
  const announced = announcedNames(policy);
  const sources = packages.flatMap((own) =>
    sourceFiles(root, own.folder)
      .filter((file) => file.startsWith(TESTING) || !(NO_VISITOR.test(file) || isTestFile(file)))
      .map((file) => ({ owner: own.name, text: readFileSync(join(root, file), 'utf8') })),
  );
  const findings = await Promise.all(
    packages
      .filter(({ name }) => facades.includes(name))
      .map(async ({ name, folder, exports }) => {
        const imports = sources
          .filter(({ owner, text }) => owner !== name && text.includes(name))
          .map(({ text }) => namesImported(text, name));
        if (imports.includes(undefined)) return [];
        const used = new Set(imports.flat());
        const going = announced.get(name) ?? [];
        const exported = await exportsOf(join(root, folder, exports['.'] ?? ''));
        return [
          ...exported
            .filter((one) => !used.has(one) && !going.includes(one))
            .map((one) => `${name} exports ${one}, which no code of another package uses.`),
          ...going
            .filter((one) => used.has(one) || !exported.includes(one))
            .map(
              (one) =>
                `docs/version-policy.md announces that ${one} leaves ${name}: it is used, or gone.`,
            ),
        ];
      }),
  );
  return findings.flat();
}
