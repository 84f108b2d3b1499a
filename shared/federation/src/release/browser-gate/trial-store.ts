import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  allVersions,
  behindOf,
  defaultVersion,
  ensureStore,
  offeredRemotes,
  type Registry,
  readKeys,
  readRegistry,
  withAllTraffic,
  writeRegistry,
} from '../../registry';
import { type CandidateBuild, publishCandidate } from './publish-candidate';

/** A store of its own, with a key of its own, in which a build is live beside what is live. */
export interface TrialStore {
  /** Puts the live version back in the place of the build. */
  showLive: () => Promise<void>;
}

const onlyLive = (registry: Registry): Registry => ({
  ...registry,
  microFrontends: Object.fromEntries(
    offeredRemotes(registry).map(([name, versions]) => {
      const { fallbackUrl: _none, ...live } = defaultVersion(versions);
      return [name, withAllTraffic([live], live)];
    }),
  ),
});

async function linkFiles(root: string, live: Registry, from: string): Promise<void> {
  for (const { extras } of allVersions(live)) {
    await mkdir(dirname(join(root, extras.folder)), { recursive: true });
    await symlink(join(from, extras.folder), join(root, extras.folder), 'dir');
  }
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
    const candidate = await publishCandidate(root, live, build);
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
