import { join } from 'node:path';
import type { BundledPackage } from '../../preset/bundled-packages';
import type { RegistryRoute, RegistrySlot, RegistryVersion } from '../../registry';
import { readPackages } from '../packages-file';

/** One of the two releases that are compared: in a store, or built and not released. */
export interface ReleaseSide {
  remote: string;
  version: string;
  /** Folder with `web` and `node`. */
  dist: string;
  /** The browser's entry in that folder. */
  entry: string;
  routes: RegistryRoute[];
  slots: RegistrySlot[];
  /** Shared singleton → range that the host must satisfy. */
  requires: Readonly<Record<string, string>>;
  /** What it holds of other packages; undefined where nobody wrote that down. */
  packages: readonly BundledPackage[] | undefined;
}

/** A version that is in a store. @param files folder with the files of the store */
export async function sideOfRelease(
  files: string,
  remote: string,
  { url, metadata, extras }: RegistryVersion,
): Promise<ReleaseSide> {
  const { folder, routes, slots, requires } = extras;
  const dist = join(files, folder);
  return {
    remote,
    version: metadata.version,
    dist,
    routes,
    slots,
    requires,
    entry: url.slice(`/releases/${folder}/`.length),
    packages: await readPackages(dist),
  };
}
