import {
  type RegistryVersion,
  readStops,
  stopsDir,
  unscheduled,
  withAllTraffic,
} from '../../registry';
import { passContentGate } from '../content/content-gate';
import { passGate } from '../gate/gate';
import { type CandidateRequest, pickCandidate } from './candidate';
import { changeVersions } from './change-versions';
import { refuseStopped } from './refuse-stopped';

/**
 * Gives a version that was released for previews or for a trial to all visitors: no build, one switch,
 * through the gate as it is now.
 * @returns the version that is live now
 * @throws Error when there is none, or a host has stopped its trial; GateError
 */
export async function promoteRemote(request: CandidateRequest): Promise<RegistryVersion> {
  const { store, remote, version, provides, allowRemoval } = request;
  const stops = await readStops(stopsDir(store));
  return changeVersions(request, 'promote', async (versions, current) => {
    const picked = pickCandidate(versions, version);
    refuseStopped(remote, picked, stops);
    passGate({ remote, ...picked.extras }, current, provides, allowRemoval);
    await passContentGate(request, picked, current);
    const promotedAt = new Date().toISOString();
    const promoted = { ...picked, extras: { ...unscheduled(picked).extras, promotedAt } };
    const all = versions.map((one) => (one === picked ? promoted : one));
    return { versions: withAllTraffic(all, promoted), target: promoted };
  });
}
