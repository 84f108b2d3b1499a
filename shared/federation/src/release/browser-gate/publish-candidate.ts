import type { Registry, RegistryVersion } from '../../registry';
import { SERVER_ENTRY } from '../built-remote/built-remote';
import { publishFolder } from '../publish';

/** A build that is to be looked at. */
export interface CandidateBuild {
  remote: string;
  /** Folder of the build, compressed. */
  dist: string;
  /** The browser's entry in the folder. */
  entry: string;
  routes: RegistryVersion['extras']['routes'];
  slots: RegistryVersion['extras']['slots'];
  requires: Readonly<Record<string, string>>;
}

/** No release has it: the version exists in the store of a trial only. */
const VERSION = '0.0.0-gate';

/** Puts a build into the store of a trial. @returns the version that it is there, live for all visitors */
export async function publishCandidate(
  root: string,
  live: Registry,
  { remote, dist, entry, requires, ...parts }: CandidateBuild,
): Promise<RegistryVersion> {
  const { folder, files, filesIntegrity } = await publishFolder(root, live, remote, VERSION, dist);
  return {
    url: `/releases/${folder}/${entry}`,
    metadata: { version: VERSION, integrity: files[entry]?.integrity ?? '' },
    deployment: { traffic: 100, default: true },
    extras: {
      folder,
      serverEntry: SERVER_ENTRY,
      filesIntegrity,
      routes: parts.routes,
      slots: parts.slots,
      requires,
      sourceHash: '',
      releasedAt: new Date().toISOString(),
      commit: '',
      note: '',
    },
  };
}
