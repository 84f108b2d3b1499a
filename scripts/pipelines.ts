import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readPackages } from './lib/borders/read-packages';
import { checkWorkflows } from './lib/pipelines/check-workflow';
import { findDrift } from './lib/pipelines/drift';
import { partFile } from './lib/pipelines/part-file';
import { partsOf, workflowsDir } from './lib/pipelines/parts';
import { showHelp } from './lib/show-help';

showHelp(`npx pnpm pipelines
Checks that each part of the site has its workflow file (docs/pipelines.md).
  --write           writes the files, and takes away those of parts that are gone
  --root <folder>   another copy of the repository`);

/**
 * `pnpm pipelines`: checks that each part of the site has its workflow file, which starts for exactly the folders
 * that the part depends on, and that GitHub can read all of them. `--write` writes the files of the parts, also
 * that of a new remote, and takes away those of parts that are gone. `--root` names another copy of the repository.
 */
const workspaceRoot = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    root: { type: 'string', default: workspaceRoot },
  },
});
const root = resolve(values.root);
const parts = partsOf(readPackages(workspaceRoot));

if (values.write) {
  const dir = workflowsDir(root);
  for (const { file } of findDrift(root, parts)) rmSync(join(dir, file), { force: true });
  for (const part of parts) writeFileSync(join(dir, `${part.name}.yml`), partFile(part));
}
const drift = findDrift(root, parts);
const findings = [...drift, ...(await checkWorkflows(root))];
for (const { file, problem } of findings) console.error(`✗ .github/workflows/${file}: ${problem}`);
if (drift.length > 0) console.error('Run `pnpm pipelines --write`.');
if (findings.length > 0) process.exitCode = 1;
else console.log(`The pipelines of ${parts.length} parts are those of the workspace.`);
