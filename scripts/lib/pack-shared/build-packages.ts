import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { PackedPackage } from './packed-packages';
import { unnamedImports } from './unnamed-imports';

const run = promisify(execFile);

/** Scripts as other builds take them: ES modules that import every other package by its name. */
const buildScripts = ({ dir, entries }: PackedPackage) =>
  build({
    entryPoints: entries.map((entry) => join(dir, entry)),
    outbase: join(dir, 'src'),
    outdir: join(dir, 'dist'),
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'warning',
  });

/** Types of all packages, in one run of the compiler: they are made of one another. */
async function buildTypes(root: string, packages: readonly PackedPackage[]): Promise<string> {
  const out = join(root, '.cache/pack');
  const config = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: 'types',
      rootDir: '../../shared',
    },
    // All sources are named: of one that is found through another package no types are written.
    include: packages.map(({ dir }) => join(dir, 'src/**/*')),
    exclude: ['../../**/*.test.*', '../../shared/*/src/**/testing/**'],
  };
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'tsconfig.json'), JSON.stringify(config));
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', out]);
  return join(out, 'types');
}

/** What built files import and their package.json does not name, a sentence each. */
async function unnamedOf({ name, dir, dependencies }: PackedPackage): Promise<string[]> {
  const dist = join(dir, 'dist');
  const files = (await readdir(dist, { recursive: true })).filter((one) =>
    /\.(js|d\.ts)$/.test(one),
  );
  const named = new Set([name, ...dependencies]);
  const unnamed = await Promise.all(
    files.map(async (file) =>
      unnamedImports(await readFile(join(dist, file), 'utf8'), named).map(
        (other) => `${name}: ${file} imports ${other}, which is none of its dependencies.`,
      ),
    ),
  );
  return unnamed.flat();
}

/**
 * Builds scripts and types of shared packages into the `dist` of each.
 * @throws Error with the words of the compiler, or with imports that nobody would install
 */
export async function buildPackages(
  root: string,
  packages: readonly PackedPackage[],
): Promise<void> {
  for (const { dir } of packages) await rm(join(dir, 'dist'), { recursive: true, force: true });
  const [types] = await Promise.all([buildTypes(root, packages), ...packages.map(buildScripts)]);
  for (const { dir, folder } of packages)
    await cp(join(types, folder, 'src'), join(dir, 'dist/types'), { recursive: true });
  const unnamed = (await Promise.all(packages.map(unnamedOf))).flat();
  if (unnamed.length > 0) throw new Error(unnamed.join('\n'));
}
