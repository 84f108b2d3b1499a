import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BucketError } from './bucket/bucket-errors';
import { copyFolder, openBucketStore } from './bucket/open-store';

/** Root folder of this workspace. */
export const workspaceRoot = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The full path of a file that was named on a command line, from where the person stands who called: pnpm changes the
 * folder before it runs a script.
 */
export const placeOf = (file: string): string =>
  resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

/** `s3://bucket/prefix`, where the releases are kept in a bucket; undefined where a folder is the store. */
export const releasesBucket = (): string | undefined => process.env['RELEASES_STORE'] || undefined;

/**
 * Folder of the releases store: `RELEASES_DIR`, else `.releases`; a relative one is the workspace's. Where
 * the store is a bucket, the folder of its copy: see {@link openReleases}.
 */
export function releasesDir(): string {
  const folder = resolve(workspaceRoot, process.env['RELEASES_DIR'] || '.releases');
  const bucket = releasesBucket();
  return bucket ? copyFolder(folder, bucket) : folder;
}

/**
 * To be called before {@link releasesDir} is read or written: brings the copy of a bucket in step with it.
 * @throws BucketError that names the setting, and what is wrong
 */
export async function openReleases(): Promise<void> {
  const bucket = releasesBucket();
  if (!bucket) return;
  try {
    await openBucketStore(releasesDir(), bucket);
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    throw new BucketError(`RELEASES_STORE: ${error.message}`, error.isRefusal);
  }
}

/** Folder of the host, whose build the gate compares with. */
export const hostDir = join(workspaceRoot, 'host');

/** Where the API that the gate's trials use is recorded (`pnpm record:api`), and the built content beside it. */
export const recordingFiles = {
  answers: join(workspaceRoot, 'api/recorded-answers.json'),
  content: join(workspaceRoot, 'api/content/dist'),
};

/** Where the site's content is made, and what its pages are tried with. */
export const contentSource = {
  /** Folders that it is made of; brochures name prices, which the seeds have. */
  folders: [join(workspaceRoot, 'api/content'), join(workspaceRoot, 'api/seeds')],
  check: ['--import', 'tsx/esm', join(workspaceRoot, 'api/content/check.ts')],
  dist: recordingFiles.content,
  answers: recordingFiles.answers,
};

/**
 * Names of the remotes of this workspace: the folders `mf-*` with a package.json. Git leaves what it does not keep, such as
 * `node_modules`, of a remote that another branch does not have.
 */
export function remoteNames(root = workspaceRoot): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')))
    .sort();
}

/** What the build of an app is made of, for {@link currentCommit}: its folder, the shared packages, the lockfile. */
export const sourcesOf = (app: string): string[] => [
  join(workspaceRoot, app),
  join(workspaceRoot, 'shared'),
  join(workspaceRoot, 'pnpm-lock.yaml'),
];

function git(cwd: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch (_noGit) {
    return ''; // A copy of the sources without their history can still be released.
  }
}

/**
 * The commit that is checked out, with `-dirty` behind it when files among these are not as it has them;
 * `unknown` without git.
 * @param paths absolute files or folders
 */
export function currentCommit(paths: readonly string[], root = workspaceRoot): string {
  const commit = git(root, 'rev-parse', '--short=12', 'HEAD');
  if (commit === '') return 'unknown';
  return git(root, 'status', '--porcelain', '--', ...paths) === '' ? commit : `${commit}-dirty`;
}

/**
 * The commit that a remote's sources are of: that of this workspace, or, for a folder outside of it, that of the
 * repository which the folder is in.
 */
export const commitOf = (dir: string): string =>
  dirname(resolve(dir)) === resolve(workspaceRoot)
    ? currentCommit(sourcesOf(basename(dir)))
    : currentCommit([dir], dir);

/** Who releases: git's user, else the system's. */
export const currentUser = (): string =>
  git(workspaceRoot, 'config', 'user.name') ||
  process.env['USER'] ||
  process.env['USERNAME'] ||
  'unknown';
