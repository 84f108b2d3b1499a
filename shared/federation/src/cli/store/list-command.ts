import {
  isCanary,
  isOffered,
  isScheduled,
  type RegistryVersion,
  readRegistry,
  wasLive,
} from '../../registry';
import { releasesDir } from '../../workspace';

/** Who gets a version, in a word. */
function markOf(version: RegistryVersion): string {
  const { default: isDefault } = version.deployment;
  if (isDefault) return isOffered(version) ? '● live' : '◌ retired';
  if (isCanary(version)) return `◐ ${version.deployment.traffic}%`;
  if (isScheduled(version)) return '◷ planned';
  return wasLive(version) ? '' : '○ preview';
}

/** `pnpm release list`: what is released, what is live, who released it. */
export async function list(only: string | undefined): Promise<void> {
  const registry = await readRegistry(releasesDir());
  if (only !== undefined && !registry.microFrontends[only])
    throw new Error(`${only} has no release.`);
  for (const [name, versions] of Object.entries(registry.microFrontends)) {
    if (only && name !== only) continue;
    console.log(name);
    for (const version of versions) {
      const { metadata, extras } = version;
      const mark = markOf(version).padEnd(9);
      const { releasedAt, commit, who = 'unknown', note, startsAt } = extras;
      const plan = startsAt ? `  (goes live at ${startsAt})` : '';
      console.log(
        `  ${mark}  ${metadata.version.padEnd(24)} ${releasedAt}  ${commit}  ${who}  ${note}${plan}`,
      );
    }
  }
}
