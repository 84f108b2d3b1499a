import { posix } from 'node:path';
import { digestOf } from '../registry/integrity';
import { isInside } from '../registry/schema/formats';
import type { RegistryVersion } from '../registry/schema/version-schema';

/**
 * Where things are in a bucket. What a store says of itself has the names that it has in a folder; the files
 * of a release lie in a folder of their content, so that two who release one version at once cannot mix
 * their files: `releases/<remote>/<version>/<build>/web/…`.
 */
const RELEASES = 'releases';

/** The registry in force. */
export const REGISTRY = 'registry.json';

/** The audit log. */
export const AUDIT = 'audit.log';

/** The public half of the store's own key. */
export const PUBLIC_KEY = 'keys/registry.pub';

/** What the audit log is to say of a registry, until it says it. */
export const PENDING = 'audit-next';

const STATE = /^(registry\.json|audit\.log|keys\/(registry\.pub|releasers\.json))$/;
const STATE_FOLDER = /^(history|sets|stops|starts)\/[^/]+\.json$/;

/** Whether a file of a store is one that stands in the bucket by the same name: never the private key. */
export const isState = (file: string): boolean =>
  // No key of a bucket may lead out of the folder that it is copied into.
  isInside(file) && (STATE.test(file) || STATE_FOLDER.test(file));

/** Name of a build, by the hash of its list of files. @param filesIntegrity `sha256-…` */
export const buildOf = (filesIntegrity: string): string => digestOf(filesIntegrity).slice(0, 16);

/** Key of a file of a release. */
export const releaseKey = (folder: string, build: string, name: string): string =>
  posix.join(RELEASES, folder, build, name);

/** Beginning of the keys of a release's build. */
export const buildStart = ({ extras }: RegistryVersion): string =>
  `${releaseKey(extras.folder, buildOf(extras.filesIntegrity), '')}/`;

/** A file of a release, taken apart. */
export interface ReleaseKey {
  /** `<remote>/<version>`. */
  folder: string;
  build: string;
  /** Inside the folder. */
  name: string;
}

/** Reads what {@link releaseKey} made; undefined for another key. */
export function parseReleaseKey(key: string): ReleaseKey | undefined {
  if (!isInside(key)) return undefined;
  const [start, remote, version, build, ...name] = key.split('/');
  if (start !== RELEASES || !remote || !version || !build || name.length === 0) return undefined;
  return { folder: `${remote}/${version}`, build, name: name.join('/') };
}
