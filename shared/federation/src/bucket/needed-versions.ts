import type { Registry } from '../registry/schema/registry-schema';
import type { RegistryVersion } from '../registry/schema/version-schema';
import { fallbackOf, isOffered } from '../registry/select';
import { isScheduled } from '../registry/starts/scheduled';

/** The versions that visitors get, or may get any moment, and what stands in for them. */
export function neededVersions({ microFrontends }: Registry): RegistryVersion[] {
  return Object.values(microFrontends).flatMap((versions) => {
    const offered = versions.filter((one) => isOffered(one) || isScheduled(one));
    const fallbacks = offered.flatMap((one) => fallbackOf(versions, one) ?? []);
    return [...new Set([...offered, ...fallbacks])];
  });
}
