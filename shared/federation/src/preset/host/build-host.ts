import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../files-below';
import { integrityOf } from '../../registry/integrity';
import { outputFolder } from '../common/build-target';
import { compressFolder } from '../compress';
import { runBuild } from '../run-build';
import { LAZY_SHARES } from '../shared/shared-packages';
import { providedVersions } from '../shared/shared-versions';
import { filesOfLater } from './files-of-later';
import { filesOfShare } from './files-of-share';
import type { HostBuild, HostFile } from './host-build';
import { hostConfig } from './host-config';
import type { HostEntries } from './host-entries';
import { offlineWorkerConfig } from './offline-worker-config';

/** Builds browser and server side of the host, compresses the browser's files and writes `dist/build.json`. */
export async function buildHost(
  dir: string,
  entries: HostEntries,
  sourceHash: string,
): Promise<HostBuild> {
  const out = join(dir, outputFolder('production'));
  // Whoever is stopped under way leaves no file that says the build is whole.
  await rm(join(out, 'build.json'), { force: true });
  const [web] = await runBuild([
    hostConfig(dir, entries, 'web'),
    hostConfig(dir, entries, 'node'),
    ...(entries.offline ? [offlineWorkerConfig(dir, entries.offline)] : []),
  ]);
  if (entries.offline) await expectOneFile(join(out, 'offline'));
  const files =
    web?.entrypoints?.['client']?.assets?.map((a) => a.name).filter((n) => n.endsWith('.js')) ?? [];
  const [file] = files;
  if (!file || files.length !== 1)
    throw new Error(`The host must start from one script, not ${files.length}`);
  const hostFile = async (name: string): Promise<HostFile> => ({
    file: name,
    integrity: integrityOf(await readFile(join(out, 'web', name))),
  });
  const shares: HostBuild['shares'] = {};
  for (const key of LAZY_SHARES)
    shares[key] = await Promise.all(filesOfShare(web, key).map(hostFile));
  const build: HostBuild = {
    script: await hostFile(file),
    shares,
    later: await Promise.all(filesOfLater(web).map(hostFile)),
    provides: providedVersions(dir),
    sourceHash,
    files: [],
  };
  await compressFolder(join(out, 'web'));
  build.files = await filesBelow(out);
  await writeFile(join(out, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
  return build;
}

/** @throws Error when the service worker is more than one script: it may load no further one once it is installed */
async function expectOneFile(folder: string): Promise<void> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  if (scripts.length !== 1)
    throw new Error(`The service worker must be one script, not ${scripts.join(', ') || 'none'}`);
}
