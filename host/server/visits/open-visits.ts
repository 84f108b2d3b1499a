import { MOST_TRIALS } from '@site/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import type { HostConfig } from '../config';
import type { ReleaseWatcher } from '../releases/release-watcher';
import type { RenderService } from '../render/render-service';
import { PreviewCookie } from './preview-cookie';
import { SetRenderers } from './set-renderers';
import type { TrialStops } from './trial-stops';
import { Trials } from './trials';
import { Visits } from './visits';

/** Combinations of versions that are previewed at once: each has a worker of its own. */
const MOST_PREVIEWED_SETS = 3;

interface VisitsParts {
  /** Of what everybody gets. */
  renderer: RenderService;
  createRenderer: (size: number) => RenderService;
  stops: TrialStops;
  /** Asked only when visitors come: it is made later. */
  watcher: () => ReleaseWatcher;
  log: Pick<FastifyBaseLogger, 'error'>;
}

interface OpenedVisits {
  visits: Visits;
  cookie: PreviewCookie;
  trials: Trials;
  /** Ends the workers of the sets that are previewed or on trial. */
  stopRenderers: () => Promise<void>;
}

/** Who gets something other than the live versions: previews, and versions on trial. */
export function openVisits(
  config: Pick<HostConfig, 'RENDER_WORKERS' | 'siteOrigin'>,
  { renderer, createRenderer, stops, watcher, log }: VisitsParts,
): OpenedVisits {
  const isSecure = config.siteOrigin.startsWith('https:');
  const cookie = new PreviewCookie({
    keys: () => watcher().keys,
    isSecure,
  });
  const previews = new SetRenderers({
    create: () => createRenderer(1),
    follow: (...follow) => watcher().follow(...follow),
    most: MOST_PREVIEWED_SETS,
  });
  const trials = new Trials({
    registry: () => watcher().registry,
    isStopped: (name) => stops.has(name),
    stop: (trial, why) => stops.stop(trial, why),
  });
  const trialSets = new SetRenderers({
    create: () => createRenderer(Math.ceil(config.RENDER_WORKERS / 2)),
    follow: (...follow) => watcher().follow(...follow),
    // One group number serves all trials: there are no more sets than trials.
    most: MOST_TRIALS,
  });
  const visits = new Visits({
    renderer,
    registry: () => watcher().registry,
    cookie,
    previews,
    trials,
    trialSets,
    onTrouble: (error) =>
      log.error({ err: error, alarm: 'trial' }, 'versions on trial cannot be made ready'),
    isSecure,
  });
  const stopRenderers = async () => {
    await Promise.all([previews.stop(), trialSets.stop()]);
  };
  return { visits, cookie, trials, stopRenderers };
}
