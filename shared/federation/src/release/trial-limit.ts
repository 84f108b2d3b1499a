import {
  CONTENT,
  isCanary,
  isRetired,
  MOST_TRIALS,
  type Registry,
  type RegistryVersion,
  readStops,
  stopsDir,
  trialName,
  withAllTraffic,
} from '../registry';
import type { Candidate } from './gate/candidate';
import { claimProblems } from './gate/gate';
import { refuse } from './gate/gate-error';

interface AskedTrial {
  /** Releases folder. */
  store: string;
  remote: string;
  /** Share of the visitors, in per cent: 0 and 100 are no trial. */
  share: number;
}

/**
 * No figure says that a text does harm, so nothing would end its trial.
 * @throws Error that says what to do in place of a trial of content
 */
export function refuseContentTrial({ remote, share }: Pick<AskedTrial, 'remote' | 'share'>): void {
  if (remote === CONTENT && share > 0 && share < 100)
    throw new Error(
      'Content has no trial with a share of the visitors: no figure would end it. Look at it with --preview, then promote it.',
    );
}

/**
 * A share of the visitors needs a live version for the others.
 * @throws Error that says what to do in place of a trial of a retired remote
 */
export function refuseRetiredTrial(
  versions: readonly RegistryVersion[],
  { remote, share }: Pick<AskedTrial, 'remote' | 'share'>,
): void {
  if (isNoTrial({ share }) || !isRetired(versions)) return;
  throw new Error(
    `${remote} is retired: there is no live version for the other visitors. Release it for everybody, or look at it with --preview.`,
  );
}

const isNoTrial = ({ share }: Pick<AskedTrial, 'share'>): boolean => share === 0 || share === 100;

/** The trials of other remotes that reach visitors: one that a host has stopped reaches nobody. */
async function otherTrials(
  { microFrontends }: Registry,
  { store, remote }: AskedTrial,
): Promise<[remote: string, trial: RegistryVersion][]> {
  const stops = await readStops(stopsDir(store));
  return Object.entries(microFrontends).flatMap(([name, versions]) => {
    const trial = versions.find(isCanary);
    if (!trial || name === remote || stops.has(trialName(name, trial.metadata.version))) return [];
    return [[name, trial] as [string, RegistryVersion]];
  });
}

/**
 * Keeps a trial from claiming a route or a slot that another trial claims: who is in both would get the page of either,
 * and only the second one's promotion would be refused.
 * @throws GateError that names the other trials
 */
export async function refuseTakenOnTrial(
  registry: Registry,
  asked: AskedTrial,
  parts: Pick<Candidate, 'routes' | 'slots'>,
): Promise<void> {
  if (isNoTrial(asked)) return;
  const trials = await otherTrials(registry, asked);
  const onTrial = trials.map(([name, trial]) => [name, withAllTraffic([trial], trial)]);
  const asLive = { ...registry, microFrontends: Object.fromEntries(onTrial) };
  const candidate = {
    remote: asked.remote,
    routes: parts.routes,
    slots: parts.slots,
    requires: {},
  };
  refuse(
    claimProblems(candidate, asLive, {}, true).map(
      (reason) => `${reason} That is so by a trial under way: wait for its end.`,
    ),
  );
}

/**
 * Keeps a trial from being one too many. One that a host has stopped reaches nobody and does not count,
 * and a trial of the same remote makes room for the new one.
 * @throws Error that names the trials under way and says what ends one
 */
export async function refuseManyTrials(registry: Registry, asked: AskedTrial): Promise<void> {
  if (isNoTrial(asked)) return;
  const others = (await otherTrials(registry, asked)).map(
    ([name, { metadata, deployment, extras }]) => {
      const who = extras.who ? `, released by ${extras.who}` : '';
      return `${name} ${metadata.version} (${deployment.traffic}%${who})`;
    },
  );
  if (others.length < MOST_TRIALS) return;
  throw new Error(
    `${others.length} trials are under way, and a host renders no more at once: ${others.join(', ')}. ` +
      'End one first: `pnpm release promote <remote>` or `pnpm release rollback <remote>`.',
  );
}
