import {
  CONTENT,
  isCanary,
  MOST_TRIALS,
  type Registry,
  readStops,
  stopsDir,
  trialName,
} from '../registry';

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
 * Keeps a trial from being one too many. One that a host has stopped reaches nobody and does not count,
 * and a trial of the same remote makes room for the new one.
 * @throws Error that names the trials under way and says what ends one
 */
export async function refuseManyTrials(
  { microFrontends }: Registry,
  { store, remote, share }: AskedTrial,
): Promise<void> {
  if (share === 0 || share === 100) return;
  const stops = await readStops(stopsDir(store));
  const others = Object.entries(microFrontends).flatMap(([name, versions]) => {
    const trial = versions.find(isCanary);
    if (!trial || name === remote || stops.has(trialName(name, trial.metadata.version))) return [];
    const { metadata, deployment, extras } = trial;
    const who = extras.who ? `, released by ${extras.who}` : '';
    return [`${name} ${metadata.version} (${deployment.traffic}%${who})`];
  });
  if (others.length < MOST_TRIALS) return;
  throw new Error(
    `${others.length} trials are under way, and a host renders no more at once: ${others.join(', ')}. ` +
      'End one first: `pnpm release promote <remote>` or `pnpm release rollback <remote>`.',
  );
}
