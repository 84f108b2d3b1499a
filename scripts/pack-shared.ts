/**
 * `pnpm pack:shared --into <folder>`: the shared packages as files that another repository can install, with
 * types and built scripts. See docs/version-policy.md.
 */
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { placeOf, workspaceRoot } from '@site/federation/workspace';
import { buildPackages } from './lib/pack-shared/build-packages';
import { packedPackages, tarballOf } from './lib/pack-shared/packed-packages';
import { showHelp } from './lib/show-help';

showHelp(`npx pnpm pack:shared
Makes a file of each shared package, which another repository can install (docs/version-policy.md), and lists them.
  --into <folder>   where; .cache/packed without it`);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { into: { type: 'string' } } });
  const into =
    values.into === undefined ? join(workspaceRoot, '.cache/packed') : placeOf(values.into);
  const pnpm = join(workspaceRoot, 'node_modules/pnpm/bin/pnpm.mjs');
  const packages = packedPackages(workspaceRoot);
  // Said before the build: a folder that cannot be.
  await mkdir(into, { recursive: true });
  await buildPackages(workspaceRoot, packages);
  await Promise.all(
    packages.map(({ dir }) =>
      promisify(execFile)(process.execPath, [pnpm, 'pack', '--pack-destination', into], {
        cwd: dir,
      }),
    ),
  );
  console.log(packages.map((one) => join(into, tarballOf(one))).join('\n'));
}

main().catch((error: unknown) => {
  console.error(`Not done. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
