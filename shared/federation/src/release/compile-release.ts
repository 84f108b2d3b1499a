import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledPackages, sayApps } from '../preset/bundled-packages';
import { compressFolder } from '../preset/compress';
import type { HostBuild } from '../preset/host/host-build';
import { type ImportLog, importLog, sayBuiltins } from '../preset/import-log';
import { remoteConfig } from '../preset/remote-config';
import { readRemotePackage } from '../preset/remote-package';
import { runBuild } from '../preset/run-build';
import { SHARED_KEYS } from '../preset/shared/shared-packages';
import { requiredRanges } from '../preset/shared/shared-versions';
import { type BuiltRemote, SERVER_ENTRY } from './built-remote/built-remote';
import { inspectRemote } from './built-remote/inspect-remote';
import { refuse } from './gate/gate-error';
import { unmetRanges } from './gate/unmet-ranges';
import { writePackages } from './packages-file';
import { pagePreloads } from './page-preloads';

/** A build as it could be published; the gate has not let it through yet. */
export interface CompiledRelease extends ReturnType<typeof pagePreloads> {
  remote: string;
  /** Folder with `web`, compressed, and `node`. */
  dist: string;
  /** The browser's entry in that folder. */
  entry: string;
  /** Shared singleton → range that the host must satisfy. */
  requires: Readonly<Record<string, string>>;
}

/** What is wrong with names that the host's shared packages do not have, a sentence for each. */
const sayMissing = ({ missing }: BuiltRemote, shared: ImportLog['shared']): string[] =>
  missing.map(({ key, name }) => {
    const file = shared.find((one) => one.key === key && one.name === name)?.file;
    return `${file} imports ${name} from ${key}, and this host's ${key} has no ${name}.`;
  });

async function entryFile(webDir: string): Promise<string> {
  const entry = (await readdir(webDir)).find((f) => /^remoteEntry\..*\.js$/.test(f));
  if (!entry) throw new Error(`${webDir} has no remote entry`);
  return entry;
}

/** What the host's build says of itself. @throws the file system's error when it is not built */
export const readHostBuild = async (hostDir: string): Promise<HostBuild> =>
  JSON.parse(await readFile(join(hostDir, 'dist/build.json'), 'utf8')) as HostBuild;

/**
 * Builds both sides of a remote into a folder, reads what it declares, and compresses what browsers get.
 * @param hostDir folder of the host, built
 * @throws GateError for what no build, or none that can be compared, could come of: another major of a shared
 *   library, imports of Node's own modules, of other parts of the site, or of names that the host does not have; else the bundler's messages
 */
export async function compileRelease(
  remoteDir: string,
  hostDir: string,
  dist: string,
): Promise<CompiledRelease> {
  const remote = readRemotePackage(remoteDir);
  const host = await readHostBuild(hostDir);
  const requires = requiredRanges(remoteDir);
  // Said before a build: with another React every file of it would fail in its own words.
  refuse(unmetRanges({ requires }, host.provides));
  const imports = importLog(SHARED_KEYS, remoteDir);
  const packages = bundledPackages(remoteDir);
  const forBrowsers = remoteConfig(remoteDir, 'web', 'production', dist);
  const plugins = [...(forBrowsers.plugins ?? []), imports.plugin, packages.plugin];
  const [web, node] = await runBuild([
    { ...forBrowsers, plugins },
    remoteConfig(remoteDir, 'node', 'production', dist),
  ]).finally(() => refuse(sayBuiltins(imports.read())));
  if (!web || !node) throw new Error(`${remote.name}: the bundler gave no stats`);
  refuse(sayApps(packages.read()));
  const { shared } = imports.read();
  const inspector = join(hostDir, 'dist/node/inspect.cjs');
  const built = await inspectRemote(inspector, remote, join(dist, SERVER_ENTRY), shared);
  refuse(sayMissing(built, shared));
  const webDir = join(dist, 'web');
  await Promise.all([compressFolder(webDir), writePackages(dist, packages.read())]);
  const entry = `web/${await entryFile(webDir)}`;
  return { remote: remote.name, dist, entry, requires, ...pagePreloads(web, node, built) };
}
