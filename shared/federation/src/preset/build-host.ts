import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../registry/integrity';
import type { BuildMode } from './common';
import { compressFolder } from './compress';
import { type HostEntries, hostConfig } from './host-config';
import { runBuild } from './run-build';
import { providedVersions } from './shared-policy';

/** What the host's server needs to know of the host's own build: `dist/build.json`. */
export interface HostBuild {
  /** Browser entry under `/assets/`, with its Subresource Integrity value. */
  script: { file: string; integrity: string };
  /** Versions of the singletons that this host provides. */
  provides: Record<string, string>;
  sourceHash: string;
}

/** Builds browser and server side of the host, compresses the browser's files and writes `dist/build.json`. */
export async function buildHost(
  dir: string,
  entries: HostEntries,
  sourceHash: string,
  mode: BuildMode = 'production',
): Promise<HostBuild> {
  const [web] = await runBuild([
    hostConfig(dir, entries, 'web', mode),
    hostConfig(dir, entries, 'node', mode),
  ]);
  const out = join(dir, mode === 'production' ? 'dist' : 'dist-dev');
  const files =
    web?.entrypoints?.['client']?.assets?.map((a) => a.name).filter((n) => n.endsWith('.js')) ?? [];
  const [file] = files;
  if (!file || files.length !== 1)
    throw new Error(`The host must start from one script, not ${files.length}`);
  const build: HostBuild = {
    script: { file, integrity: integrityOf(await readFile(join(out, 'web', file))) },
    provides: providedVersions(dir),
    sourceHash,
  };
  if (mode === 'production') await compressFolder(join(out, 'web'));
  await writeFile(join(out, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
  return build;
}
