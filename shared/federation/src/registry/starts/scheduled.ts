import type { RegistryVersion } from '../schema/version-schema';

/** Whether a version is to go live at a time that the registry names. */
export const isScheduled = ({ deployment, extras }: RegistryVersion): boolean =>
  extras.startsAt !== undefined && !deployment.default;

/** @throws Error when another version of the remote waits for its time */
export function refuseSecondSchedule(
  versions: readonly RegistryVersion[],
  version?: RegistryVersion,
): void {
  const other = versions.find((one) => isScheduled(one) && one !== version);
  if (!other) return;
  const { metadata, extras } = other;
  throw new Error(
    `${metadata.version} is to go live at ${extras.startsAt}. \`pnpm release cancel\` takes that back.`,
  );
}

/** The same version without a time at which it is to go live. */
export function unscheduled(version: RegistryVersion): RegistryVersion {
  const { startsAt: _when, ...extras } = version.extras;
  return { ...version, extras };
}
