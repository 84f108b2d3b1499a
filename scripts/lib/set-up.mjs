/**
 * What both commands of the README do first. Plain JavaScript on Node's own modules: it runs before
 * anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Ends with one clear line. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Node 20.19 is the oldest that runs what is installed. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  }
}

function stateOfSources() {
  const hash = createHash('sha256');
  const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  for (const file of manifests) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Installs exactly what the lockfile says; does nothing when that is what is there. */
export function install() {
  checkNode();
  const stamp = join(root, 'node_modules', '.installed');
  const state = stateOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log('• installing packages');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const result = spawnSync(
    npx,
    ['--yes', `pnpm@${config.pnpm}`, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (result.status !== 0) {
    stop(
      `${result.stdout ?? ''}\nThe packages could not be installed: see above, then run the command again.`,
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

/** Arguments that run a TypeScript file of this repository in Node. */
export const tsNode = (file, ...args) => ['--import', 'tsx/esm', join(root, file), ...args];
