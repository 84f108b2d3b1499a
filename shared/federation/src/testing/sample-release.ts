import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Registry,
  type RegistryRoute,
  sealRelease,
  storePaths,
  switchRegistry,
  withAllTraffic,
  writeFileAtomic,
} from '../registry';
import { publishFolder } from '../release/publish';
import { sampleVersion } from './sample-registry';

const FILES = { web: 'remoteEntry.js', node: 'remoteEntry.cjs' };

interface SampleRelease {
  remote: string;
  version: string;
  /** Beginning of the path of a folder for the build. */
  dist: string;
  /** What the files say beside their names. */
  text?: string;
  /** What a further file says, `web/same.js`, with nothing of its version in it. */
  same?: string;
  /** Those that it declares; `/<remote>` unless told otherwise. */
  routes?: RegistryRoute[];
}

/** Releases a remote into a store as `pnpm release` does after its build, for tests. */
export async function releaseSample(
  root: string,
  { remote, version, dist: start, text = 'page', same, routes }: SampleRelease,
): Promise<Registry> {
  const dist = await mkdtemp(start);
  for (const [side, file] of Object.entries(FILES)) {
    await mkdir(join(dist, side));
    await writeFile(join(dist, side, file), `${text} of ${remote} ${version} for ${side}`);
  }
  if (same !== undefined) await writeFile(join(dist, 'web', 'same.js'), same);
  return switchRegistry(root, async (current, { privateKey }) => {
    const published = await publishFolder(root, current, remote, version, dist);
    const { folder, files, filesIntegrity } = published;
    const released = sampleVersion(remote, version, {
      metadata: { version, integrity: files['web/remoteEntry.js']?.integrity ?? '' },
      extras: {
        filesIntegrity,
        releasedAt: new Date().toISOString(),
        routes: routes ?? [{ path: `/${remote}`, preload: [] }],
      },
    });
    await writeFileAtomic(storePaths(root).releaseEntry(folder), sealRelease(released, privateKey));
    const all = [released, ...(current.microFrontends[remote] ?? [])];
    const versions = withAllTraffic(all, released);
    return {
      next: { ...current, microFrontends: { ...current.microFrontends, [remote]: versions } },
      audit: { who: 'test', action: 'release', remote, from: null, to: version, why: text },
    };
  });
}
