import { defaultVersion, isCanary, type RegistryVersion, withAllTraffic } from '../../registry';
import { changeVersions, type SwitchRequest } from './change-versions';

/**
 * Ends a trial: the live version gets all visitors again.
 * @returns the version that was on trial
 * @throws Error when there is no trial
 */
export async function endCanary(request: SwitchRequest): Promise<RegistryVersion> {
  return changeVersions(request, 'canary-end', (versions) => {
    const target = versions.find(isCanary);
    if (!target) throw new Error(`${request.remote} has no version on trial.`);
    return { versions: withAllTraffic(versions, defaultVersion(versions)), target };
  });
}
