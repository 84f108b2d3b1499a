import { fallbackOf, type Registry, type RegistryVersion } from '../../registry';

/** A registry without some versions; none that stays names one of them as its fallback. */
export function withoutVersions(registry: Registry, gone: ReadonlySet<RegistryVersion>): Registry {
  const kept = Object.entries(registry.microFrontends).map(([name, versions]) => [
    name,
    versions
      .filter((version) => !gone.has(version))
      .map((version) => withoutLostFallback(version, versions, gone)),
  ]);
  return { ...registry, microFrontends: Object.fromEntries(kept) };
}

/** A version that may be rolled back to must not name a fallback that is gone. */
function withoutLostFallback(
  version: RegistryVersion,
  versions: readonly RegistryVersion[],
  gone: ReadonlySet<RegistryVersion>,
): RegistryVersion {
  const fallback = fallbackOf(versions, version);
  if (!fallback || !gone.has(fallback)) return version;
  const { fallbackUrl: _gone, ...rest } = version;
  return rest;
}
