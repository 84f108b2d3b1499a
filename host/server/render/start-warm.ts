import type { FastifyBaseLogger } from 'fastify';
import type { LiveSet } from '../releases/live-set';
import type { RenderWorker } from './render-worker';
import type { BrokenRemote } from './warm-up';

/** What is asked of a worker. */
export type PageWorker = Pick<
  RenderWorker,
  'isDead' | 'isInDoubt' | 'ended' | 'warm' | 'render' | 'listPublicPaths' | 'drain' | 'stop'
>;

/** Starts the worker of a live set; it is to be warmed yet. */
export type StartWorker = (live: LiveSet) => PageWorker;

/** A warm worker, with what it could not load. */
export interface WarmStart {
  worker: PageWorker;
  broken: BrokenRemote[];
  /** What it renders: a remote that took a worker with it is not in it. */
  live: LiveSet;
}

/**
 * Starts a worker for a live set and warms it, without the remotes that take it with them.
 * @throws Error when it does not start
 */
export async function startWarm(
  start: StartWorker,
  live: LiveSet,
  log: FastifyBaseLogger,
): Promise<WarmStart> {
  const worker = start(live);
  const broken = await worker.warm();
  const hung = broken.find((b) => b.hung);
  if (!hung) return { worker, broken, live };
  log.error(
    { alarm: 'remote', remote: hung.remote },
    'a remote blocks the render worker; going on without it',
  );
  const again = await startWarm(start, withoutRemote(live, hung.remote), log);
  return { ...again, broken: [...again.broken, hung] };
}

/** The live set with one remote marked unavailable. */
function withoutRemote(live: LiveSet, name: string): LiveSet {
  const { [name]: _left, ...serverEntries } = live.serverEntries;
  const remotes = live.snapshot.remotes.map((r) => (r.name === name ? { ...r, entry: null } : r));
  return {
    ...live,
    serverEntries,
    snapshot: { id: `${live.snapshot.id}-without-${name}`, remotes },
  };
}
