import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@site/federation';
import { borderOverrides } from './lib/borders/border-rules';
import { checkPackages } from './lib/borders/check-packages';
import { findCrossings } from './lib/borders/crossings';
import { readPackages } from './lib/borders/read-packages';

/**
 * `pnpm borders`: checks that biome.borders.json holds the import borders that follow from the folders,
 * that no import slips past them, and that packages are what they say. `--write` writes the borders.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const file = 'biome.borders.json';
const path = join(workspaceRoot, file);
const packages = readPackages(workspaceRoot);
const borders = { overrides: borderOverrides(packages) };

function writeBorders(): void {
  writeFileSync(path, JSON.stringify(borders));
  const biome = join(workspaceRoot, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'format', '--write', path], { cwd: workspaceRoot });
}

function areCurrent(): boolean {
  if (!existsSync(path)) return false;
  return JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))) === JSON.stringify(borders);
}

if (values.write) writeBorders();
const findings = [
  ...(areCurrent()
    ? []
    : [`${file} does not hold the borders of these folders: run \`pnpm borders --write\`.`]),
  ...findCrossings(workspaceRoot, packages),
  ...checkPackages(workspaceRoot, packages),
];
for (const finding of findings) console.error(`✗ ${finding}`);
if (findings.length > 0) process.exitCode = 1;
else console.log(`The borders of ${packages.length} packages hold.`);
