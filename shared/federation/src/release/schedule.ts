import {
  isScheduled,
  type RegistryVersion,
  readStops,
  refuseSecondSchedule,
  stopsDir,
  unscheduled,
} from '../registry';
import { passContentGate } from './content/content-gate';
import { passGate } from './gate/gate';
import { type CandidateRequest, pickCandidate } from './share/candidate';
import { changeVersions, type SwitchRequest } from './share/change-versions';
import { refuseStopped } from './share/refuse-stopped';

/** What the audit log keeps of a plan. */
export const sayPlan = (startsAt: string, why: string): string =>
  `for ${startsAt}${why ? `: ${why}` : ''}`;

/**
 * Reads the time at which a version is to go live.
 * @param now the clock, in ms
 * @returns the same as an ISO time of UTC
 * @throws Error for what is no time, names no time zone, or has passed
 */
export function parseStart(text: string, now = Date.now()): string {
  const time = Date.parse(text);
  if (Number.isNaN(time) || !/T.*(Z|[+-]\d{2}:\d{2})$/.test(text))
    throw new Error(
      `--at wants a time with its time zone, e.g. 2026-12-01T09:00:00+05:30, and not "${text}".`,
    );
  if (time <= now) throw new Error(`The time ${text} has passed already.`);
  return new Date(time).toISOString();
}

/**
 * Plans a version that was released for preview, or is on trial, for a time at which it goes live by itself.
 * @param request.startsAt as of {@link parseStart}
 * @throws Error when there is no such version, another one is planned, or a host has stopped its trial; GateError
 */
export async function scheduleRemote(
  request: CandidateRequest & { startsAt: string },
): Promise<RegistryVersion> {
  const { remote, version, provides, allowRemoval, startsAt } = request;
  const why = sayPlan(startsAt, request.why);
  const stops = await readStops(stopsDir(request.store));
  return changeVersions({ ...request, why }, 'schedule', async (versions, current) => {
    const picked = pickCandidate(versions, version);
    refuseSecondSchedule(versions, picked);
    // Hosts would not start it when its time comes.
    refuseStopped(remote, picked, stops);
    passGate({ remote, ...picked.extras }, current, provides, allowRemoval);
    await passContentGate(request, picked, current);
    const target = { ...picked, extras: { ...picked.extras, startsAt } };
    return { versions: versions.map((one) => (one === picked ? target : one)), target };
  });
}

/**
 * Takes the plan of a remote back: its version stays one that preview links show.
 * @throws Error when nothing is planned, or its time has come
 */
export async function cancelSchedule(request: SwitchRequest): Promise<RegistryVersion> {
  return changeVersions(request, 'cancel', (versions) => {
    const target = versions.find(isScheduled);
    if (!target)
      throw new Error(
        `Nothing is planned of ${request.remote}. \`pnpm release rollback\` goes back from what is live.`,
      );
    return { versions: versions.map((one) => (one === target ? unscheduled(one) : one)), target };
  });
}
