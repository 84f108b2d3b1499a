import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SHARED_KEYS } from '@site/federation/preset';
import { workspaceRoot } from '@site/federation/workspace';
import { borderOverrides } from './lib/borders/border-rules';
import { checkPackages } from './lib/borders/check-packages';
import { findCrossings } from './lib/borders/crossings';
import { checkFacadeNames } from './lib/borders/facade-names';
import { readPackages } from './lib/borders/read-packages';
import { cruiseSources } from './lib/graph/cruise-sources';
import { drawPictures, placePictures } from './lib/graph/pictures';
import { showHelp } from './lib/show-help';

showHelp(`npx pnpm borders
Checks who imports whom, and what packages say of themselves (docs/borders.md, docs/imports.md).
  --write   writes biome.borders.json and the pictures of docs/imports.md`);

/**
 * `pnpm borders`: checks that biome.borders.json holds the import borders that follow from the folders,
 * that no import slips past them, that none goes in a circle or leads to a higher layer of the API, that
 * docs/imports.md shows the imports of today, that packages are what they say, and that each name of a
 * facade has a user. `--write` writes the borders and draws the pictures.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const bordersFile = 'biome.borders.json';
const path = join(workspaceRoot, bordersFile);
const page = join(workspaceRoot, 'docs/imports.md');
const policy = readFileSync(join(workspaceRoot, 'docs/version-policy.md'), 'utf8');
const packages = readPackages(workspaceRoot);
const borders = { overrides: borderOverrides(packages) };
const folders = [...packages.map(({ folder }) => folder), 'scripts'];
const { imports, violations } = await cruiseSources(workspaceRoot, folders);

function writeBorders(): void {
  writeFileSync(path, JSON.stringify(borders));
  const biome = join(workspaceRoot, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'format', '--write', path], { cwd: workspaceRoot });
}

function areCurrent(): boolean {
  if (!existsSync(path)) return false;
  return JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))) === JSON.stringify(borders);
}

/** The page with the pictures of today. A circle cannot be drawn: then it is reported, and stays. */
function drawnPage(): string {
  const text = readFileSync(page, 'utf8');
  return violations.length > 0 ? text : placePictures(text, drawPictures(imports));
}

if (values.write) {
  writeBorders();
  writeFileSync(page, drawnPage());
}
const findings = [
  ...(areCurrent()
    ? []
    : [`${bordersFile} does not hold the borders of these folders: run \`pnpm borders --write\`.`]),
  ...findCrossings(workspaceRoot, packages),
  ...violations,
  ...(drawnPage() === readFileSync(page, 'utf8')
    ? []
    : ['docs/imports.md does not show the imports of today: run `pnpm borders --write`.']),
  ...checkPackages(workspaceRoot, packages),
  ...(await checkFacadeNames(workspaceRoot, packages, SHARED_KEYS, policy)),
];
for (const finding of findings) console.error(`✗ ${finding}`);
if (findings.length > 0) process.exitCode = 1;
else {
  console.log(`The borders of ${packages.length} packages hold.`);
  console.log(`${imports.length} imports: none in a circle, none to a higher layer.`);
}
