import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  behindOf,
  defaultVersion,
  ensureStore,
  type Registry,
  type RegistryVersion,
  readKeys,
  readRegistry,
  withAllTraffic,
  writeRegistry,
} from '../../registry';
import { SERVER_ENTRY } from '../built-remote';
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

/** A store of its own, with a key of its own, in which a build is live beside what is live. */
export interface TrialStore {
  /** Puts the live version back in the place of the build. */
  showLive: () => Promise<void>;
}

const onlyLive = ({ microFrontends, ...rest }: Registry): Registry => ({
  ...rest,
  microFrontends: Object.fromEntries(
    Object.entries(microFrontends).map(([name, versions]) => {
      const { fallbackUrl: _none, ...live } = defaultVersion(versions);
      return [name, withAllTraffic([live], live)];
    }),
  ),
});

async function linkFiles(root: string, live: Registry, from: string): Promise<void> {
  for (const { extras } of Object.values(live.microFrontends).flat()) {
    await mkdir(dirname(join(root, extras.folder)), { recursive: true });
    await symlink(join(from, extras.folder), join(root, extras.folder), 'dir');
  }
}

async function publish(
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

/**
 * Makes such a store and does work with it.
 * @param store the real one, which is only read
 * @param root an empty folder
 */
export async function withTrialStore<T>(
  store: string,
  root: string,
  build: CandidateBuild,
  work: (trial: TrialStore) => Promise<T>,
): Promise<T> {
  const live = onlyLive(await readRegistry(store));
  const run = async (files: string): Promise<T> => {
    await ensureStore(root);
    await linkFiles(root, live, files);
    const candidate = await publish(root, live, build);
    const { privateKey, publicKey: rootKey } = await readKeys(root);
    let last = 0;
    // Past the command's own way of switching: nobody is told of this, and no key of a person signs it.
    const show = async (registry: Registry): Promise<void> => {
      last = Math.max(last + 1, Date.now());
      await writeRegistry(root, registry, {
        signer: { name: undefined, privateKey },
        rootKey,
        last,
      });
    };
    const microFrontends = { ...live.microFrontends, [build.remote]: [candidate] };
    await show({ ...live, microFrontends });
    return work({ showLive: () => show(live) });
  };
  return behindOf(store)?.whole?.(run) ?? run(store);
}
