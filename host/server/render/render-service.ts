import type { FastifyBaseLogger } from 'fastify';
import type { RenderResult } from '../../src/worker/messages';
import type { LiveSet, Refusal } from '../releases/live-set';
import type { BrokenRemote, RenderWorker } from './render-worker';

/** What the service asks of a worker. */
export type PageWorker = Pick<
  RenderWorker,
  'isDead' | 'warm' | 'render' | 'listPublicPaths' | 'drain' | 'stop'
>;

/** A live set with the warm worker that renders it. */
interface Stage {
  live: LiveSet;
  worker: PageWorker;
}

/** What a page was rendered with: document and import map must come from the same live set. */
export interface Rendered {
  live: LiveSet;
  result: RenderResult;
}

/**
 * Renders pages with the worker of the live set in force. Each change of the live set gets a fresh
 * worker: start, warm, switch, drain the old one (design §3).
 */
export class RenderService {
  #stage: Stage | undefined;
  /** Switches and revivals, one after the other. */
  #queue: Promise<boolean> = Promise.resolve(true);
  #reviving: Promise<boolean> | undefined;

  constructor(
    private readonly startWorker: (live: LiveSet) => PageWorker,
    private readonly log: FastifyBaseLogger,
    private readonly onBroken: (remote: string, version: string, refusal: Refusal) => Promise<void>,
  ) {}

  get isReady(): boolean {
    return this.#stage !== undefined && !this.#stage.worker.isDead;
  }

  get live(): LiveSet | undefined {
    return this.#stage?.live;
  }

  /**
   * Switches to a live set once its worker is warm; changes that come meanwhile wait their turn.
   * @returns false when no worker started for it: the old one stays in force, and the caller tries again
   */
  switchTo(live: LiveSet): Promise<boolean> {
    return this.#inTurn(() => this.#switch(live));
  }

  /** @throws Error when there is no worker, or the page cannot be rendered */
  async render(url: string): Promise<Rendered> {
    if (this.#stage?.worker.isDead) await this.#revive();
    const stage = this.#stage;
    if (!stage) throw new Error('No render worker is warm yet');
    return { live: stage.live, result: await stage.worker.render(url) };
  }

  /** The paths that search engines should know, from the routes of the live releases. */
  async listPublicPaths(): Promise<readonly string[]> {
    return this.#stage ? this.#stage.worker.listPublicPaths() : [];
  }

  async stop(): Promise<void> {
    await this.#queue;
    await this.#stage?.worker.stop();
  }

  /** Does the work when everything before it is done. False when it failed, which is logged. */
  #inTurn(work: () => Promise<void>): Promise<boolean> {
    this.#queue = this.#queue.then(async () => {
      try {
        await work();
        return true;
      } catch (error) {
        this.log.error({ err: error, alarm: 'render' }, 'could not start a render worker');
        return false;
      }
    });
    return this.#queue;
  }

  /**
   * Gives the live set in force a worker again: one revival for all who wait. What is in force is read
   * when its turn comes, because a switch before it may have replaced the dead worker already.
   */
  #revive(): Promise<boolean> {
    this.#reviving ??= this.#inTurn(async () => {
      const stage = this.#stage;
      if (stage?.worker.isDead) await this.#switch(stage.live);
    }).finally(() => {
      this.#reviving = undefined;
    });
    return this.#reviving;
  }

  async #switch(live: LiveSet): Promise<void> {
    const { worker, broken, live: usable } = await this.#startWarm(live);
    if (broken.length > 0 && this.isReady) {
      // Visitors keep what works, while the watcher chooses what stands in for the broken release.
      this.#reportBroken(usable, broken);
      await worker.stop();
      return;
    }
    const old = this.#stage;
    this.#stage = { live: usable, worker };
    this.log.info(
      {
        snapshot: usable.snapshot.id,
        remotes: usable.snapshot.remotes.map((r) => `${r.name}@${r.version}`),
      },
      'rendering these releases',
    );
    old?.worker
      .drain()
      .catch((error: unknown) => this.log.warn({ err: error }, 'an old worker did not drain'));
    this.#reportBroken(usable, broken);
  }

  async #startWarm(
    live: LiveSet,
  ): Promise<{ worker: PageWorker; broken: BrokenRemote[]; live: LiveSet }> {
    const worker = this.startWorker(live);
    const broken = await worker.warm();
    const hung = broken.find((b) => b.hung);
    if (!hung) return { worker, broken, live };
    this.log.error(
      { alarm: 'remote', remote: hung.remote },
      'a remote blocks the render worker; going on without it',
    );
    const again = await this.#startWarm(withoutRemote(live, hung.remote));
    return { ...again, broken: [...again.broken, hung] };
  }

  /** Does not wait for what follows: that is a switch, whose turn comes when this one has ended. */
  #reportBroken(live: LiveSet, broken: readonly BrokenRemote[]): void {
    for (const { remote, message, hung } of broken) {
      const version = live.snapshot.remotes.find((r) => r.name === remote)?.version ?? 'unknown';
      this.log.error(
        { alarm: 'remote', remote, version, reason: message },
        'a released remote does not load',
      );
      this.onBroken(remote, version, { reason: message, hung }).catch((error: unknown) =>
        this.log.error({ err: error }, 'could not go back to an older release'),
      );
    }
  }
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
