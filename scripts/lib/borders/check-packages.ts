import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isTestFile, sourceFiles } from './crossings';
import type { WorkspacePackage } from './read-packages';

const SLOT_FILE = /^src\/slots\/([a-z][a-z0-9-]*)\/\1-slot\.tsx$/;

function lostExports(root: string, { folder, exports }: WorkspacePackage): string[] {
  return Object.entries(exports).flatMap(([subpath, file]) =>
    existsSync(join(root, folder, file))
      ? []
      : [`${folder}/package.json exports "${subpath}" from ${file}, which is not there.`],
  );
}

/** A remote's slots and routes that nobody can reach, because package.json does not list them. */
function unlistedParts(own: WorkspacePackage, files: readonly string[]): string[] {
  if (own.kind !== 'remote') return [];
  const listed = new Set(Object.values(own.exports).map((file) => file.replace(/^\.\//, '')));
  return files
    .map((file) => file.slice(own.folder.length + 1))
    .filter((file) => (file === 'src/routes.tsx' || SLOT_FILE.test(file)) && !listed.has(file))
    .map((file) => {
      const subpath = SLOT_FILE.test(file) ? file.replace(SLOT_FILE, './slots/$1') : './routes';
      return `${own.folder}/${file} is exposed to nobody: add "${subpath}": "./${file}" to exports.`;
    });
}

/** What only tests need stands apart: nobody has to ask whether a page shows it. */
function strayedSamples(own: WorkspacePackage, files: readonly string[]): string[] {
  if (own.kind !== 'remote') return [];
  return files
    .filter(
      (file) => /\/sample-[^/]+$/.test(file) && !file.startsWith(`${own.folder}/src/testing/`),
    )
    .map((file) => `${file} is for tests: it belongs into ${own.folder}/src/testing.`);
}

function untested({ folder }: WorkspacePackage, files: readonly string[]): string[] {
  return files.some((file) => isTestFile(file) && /\.(test|spec)\.tsx?$/.test(file))
    ? []
    : [`${folder} has no test: add one beside the file that matters most.`];
}

/** Checks what each package says of itself against what is there. Returns one sentence per finding. */
export function checkPackages(root: string, packages: readonly WorkspacePackage[]): string[] {
  return packages.flatMap((own) => {
    const files = sourceFiles(root, own.folder);
    return [
      ...lostExports(root, own),
      ...unlistedParts(own, files),
      ...strayedSamples(own, files),
      ...untested(own, files),
    ];
  });
}
