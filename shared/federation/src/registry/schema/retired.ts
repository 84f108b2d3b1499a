import type { RegistryVersion } from './version-schema';

/**
 * Whether a remote is retired: no visitor gets any version of it, its routes and slots are free, and it stays out of the
 * site until one of its versions goes live again (docs/retirement.md).
 */
export const isRetired = (versions: readonly RegistryVersion[]): boolean =>
  versions.length > 0 && versions.every(({ deployment }) => deployment.traffic === 0);
