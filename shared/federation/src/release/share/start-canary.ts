import { type RegistryVersion, readStops, stopsDir, withShare } from '../../registry';
import { passGate } from '../gate/gate';
import {
  refuseContentTrial,
  refuseManyTrials,
  refuseRetiredTrial,
  refuseTakenOnTrial,
} from '../trial-limit';
import { type CandidateRequest, pickCandidate } from './candidate';
import { changeVersions } from './change-versions';
import { refuseStopped } from './refuse-stopped';

/**
 * Gives a released version to a share of the visitors; the live one keeps the rest.
 * @param request.share 1 to 99, in per cent
 * @throws Error when there is no such version, a host has stopped its trial, or too many others are on
 *   trial; GateError
 */
export async function startCanary(
  request: CandidateRequest & { share: number },
): Promise<RegistryVersion> {
  const { store, remote, version, provides, allowRemoval, share } = request;
  refuseContentTrial(request);
  const stops = await readStops(stopsDir(store));
  return changeVersions(request, 'canary', async (versions, current) => {
    refuseRetiredTrial(versions, request);
    const picked = pickCandidate(versions, version);
    refuseStopped(remote, picked, stops);
    await refuseManyTrials(current, request);
    passGate({ remote, ...picked.extras }, current, provides, allowRemoval);
    await refuseTakenOnTrial(current, request, picked.extras);
    return { versions: withShare(versions, picked, share), target: picked };
  });
}
