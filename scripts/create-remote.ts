/**
 * `pnpm create-remote mf-service-plans`: a remote with a page of its own, its link in the menu, and its pipeline.
 * `--into <folder>` writes its files into another folder and installs nothing; `--menu <file>` adds the link to
 * that file in place of the site's menu.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { placeOf, releasesDir, workspaceRoot } from '@site/federation/workspace';
import { addToMenu } from './lib/create-remote/add-to-menu';
import { namesOf } from './lib/create-remote/remote-names';
import { writeRemote } from './lib/create-remote/write-remote';
import { runNode } from './lib/run-node';
import { showHelp } from './lib/show-help';

showHelp(`npx pnpm create-remote mf-service-plans
Writes a remote with a page, a test, its link in the menu and its pipeline, and installs it (docs/new-remote.md).
  --into <folder>   writes its files into another folder, and installs nothing
  --menu <file>     adds the link to that file in place of api/content/json/navigation.json`);

/** Adds the new package to the workspace. */
function install(): void {
  const pnpm = join(workspaceRoot, 'node_modules/pnpm/bin/pnpm.mjs');
  const { status } = spawnSync(process.execPath, [pnpm, 'install', '--no-frozen-lockfile'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error(
      'The new package could not be installed; see above. Its files and its link are there. Once that is mended, run:\n' +
        '  npx pnpm install --no-frozen-lockfile && npx pnpm borders --write && npx pnpm pipelines --write',
    );
}

/** What somebody asked for. @throws Error for a word too many, or an option that there is not */
function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string' }, menu: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0)
    throw new Error('Name one remote: pnpm create-remote mf-service-plans');
  const { into, menu } = values;
  return { names: namesOf(name), into: into && placeOf(into), menu: menu && placeOf(menu) };
}

async function main(): Promise<void> {
  const { names, into, menu } = readArguments();
  const { remote, path } = names;
  const dir = join(into ?? workspaceRoot, remote);
  if (into && !existsSync(into)) throw new Error(`There is no folder ${into}.`);
  if (existsSync(dir)) throw new Error(`${dir} is there already.`);
  if (!into) {
    // The bundler, which comes along, is not needed for files in another folder.
    const { refuseTaken, releasedIn } = await import('./lib/create-remote/refuse-taken');
    refuseTaken(names, await releasedIn(releasesDir()));
  }
  const navigation = into
    ? menu
    : (menu ?? join(workspaceRoot, 'api/content/json/navigation.json'));
  if (navigation) await addToMenu(navigation, names);
  await writeRemote(dir, names);
  // Into another folder only files are written: what else is there is for others to decide.
  if (into) {
    console.log(
      `${dir} is written, with the page ${path}; nothing is installed${menu ? '' : ', and no menu links to it'}.\n` +
        '  What its package.json needs in a repository of its own: docs/version-policy.md. Then, here:\n' +
        `  npx pnpm dev ${remote}=${dir}                     # work on it\n` +
        `  npx pnpm release ${remote}=${dir} --note "first"  # live, with the host untouched`,
    );
    return;
  }
  install();
  await runNode('Noting what the new remote may import', 'scripts/borders.ts', ['--write']);
  await runNode('Writing the pipeline of the new remote', 'scripts/pipelines.ts', ['--write']);
  console.log(
    `${remote} is there, with the page ${path} and its link in the menu.\n` +
      `  npx pnpm dev ${remote}                     # work on it\n` +
      `  npx pnpm release ${remote} --note "first"  # live, with the host untouched\n` +
      '  npx pnpm release content --note "menu"     # then its link in the menu, which needs the page to be live',
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
