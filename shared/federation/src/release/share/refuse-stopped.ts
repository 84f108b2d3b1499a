import { type RegistryVersion, type TrialStop, trialName } from '../../registry';

/** A version that did harm on trial is mended by another version, and not tried or given to everybody. */
export function refuseStopped(
  remote: string,
  { metadata }: RegistryVersion,
  stops: ReadonlyMap<string, TrialStop>,
): void {
  const stop = stops.get(trialName(remote, metadata.version));
  if (stop)
    throw new Error(
      `The trial of ${metadata.version} was stopped by ${stop.who}: ${stop.why} Release a version that mends it.`,
    );
}
