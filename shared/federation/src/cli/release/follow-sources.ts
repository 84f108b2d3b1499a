import { providedVersions } from '../../preset/shared/shared-versions';
import type { RegistryVersion } from '../../registry';
import { restoreRelease } from '../../release/restore';
import { currentUser, hostDir, releasesDir } from '../../workspace';

/** The sources are those of a release that is not live: makes it so, or says who took it back. */
export async function followSources(name: string, live: RegistryVersion, earlier: RegistryVersion) {
  const { version } = earlier.metadata;
  const kept = await restoreRelease(earlier, {
    store: releasesDir(),
    remote: name,
    who: currentUser(),
    provides: providedVersions(hostDir),
  });
  console.log(
    kept
      ? `${name} ${live.metadata.version} is live: ${kept.rolledBackBy} rolled back from ${version}, which ` +
          `these sources are. \`pnpm release rollback ${name} --version ${version}\` makes it live.`
      : `${name} ${version} is live again`,
  );
}
