import type { LiveSet } from '../releases/live-set';
import { type Selection, selectionKey } from '../releases/selection';
import type { RenderService } from '../render/render-service';

/** What renders the pages of one set of versions. */
export type SetRenderer = Pick<
  RenderService,
  | 'render'
  | 'renderNotFound'
  | 'live'
  | 'former'
  | 'isFull'
  | 'isReady'
  | 'load'
  | 'switchTo'
  | 'stop'
>;

interface Entry {
  renderer: SetRenderer;
  /** Its set is in force, or could not be put in force. */
  ready: Promise<void>;
  stopFollowing: () => void;
  usedAt: number;
  isEnded: boolean;
}

interface SetRenderersOptions {
  /** Makes a renderer with workers of its own. */
  create: () => SetRenderer;
  /** Tells of what a selection gets, now and whenever that changes. */
  follow: (
    selection: Selection,
    onChange: (live: LiveSet) => Promise<boolean>,
  ) => Promise<() => void>;
  /** How many sets are rendered at once, beside the live one. */
  most: number;
  /** The clock, in ms. */
  now?: () => number;
}

/** A set that nobody has asked for in this many ms gives its workers back. */
const IDLE_MS = 10 * 60_000;
/** When all places are taken, one that nobody has asked for in this many ms makes room. */
const SPARE_MS = 60_000;
const CHECK_MS = 30_000;

/**
 * Renderers of sets of versions that are not live, started when somebody asks and ended when nobody
 * does any more. However many combinations are asked for, there is a limit to how many run at once.
 */
export class SetRenderers {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;

  readonly #options: SetRenderersOptions;

  constructor(options: SetRenderersOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** The sets that are rendered now. */
  get live(): LiveSet[] {
    return [...this.#entries.values()].flatMap(({ renderer }) => renderer.live ?? []);
  }

  /**
   * The renderer of a selection, warm.
   * @returns undefined when as many sets as may be are looked at already
   * @throws what hindered following its set, e.g. a store that cannot be read; the next call begins anew
   */
  async of(selection: Selection): Promise<SetRenderer | undefined> {
    const key = selectionKey(selection);
    const entry = this.#entries.get(key) ?? this.#start(key, selection);
    if (!entry) return undefined;
    entry.usedAt = this.#now();
    await entry.ready;
    return entry.renderer;
  }

  /** The renderer of a selection, when it runs and is warm; starts nothing. */
  ready(selection: Selection): SetRenderer | undefined {
    const entry = this.#entries.get(selectionKey(selection));
    if (!entry?.renderer.isReady) return undefined;
    entry.usedAt = this.#now();
    return entry.renderer;
  }

  /** Ends the sets that nobody needs any more. */
  async endIdle(): Promise<void> {
    const idle = [...this.#entries].filter(([, { usedAt }]) => this.#now() - usedAt >= IDLE_MS);
    await Promise.all(idle.map(([key, entry]) => this.#end(key, entry)));
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([...this.#entries].map(([key, entry]) => this.#end(key, entry)));
  }

  #start(key: string, selection: Selection): Entry | undefined {
    if (this.#entries.size >= this.#options.most && !this.#makeRoom()) return undefined;
    const renderer = this.#options.create();
    const entry: Entry = {
      renderer,
      ready: Promise.resolve(),
      stopFollowing: () => undefined,
      usedAt: this.#now(),
      isEnded: false,
    };
    entry.ready = this.#options
      .follow(selection, (live) => renderer.switchTo(live))
      .then((stopFollowing) => {
        entry.stopFollowing = stopFollowing;
        if (entry.isEnded) stopFollowing();
      })
      .catch(async (error: unknown) => {
        await this.#end(key, entry);
        throw error;
      });
    this.#entries.set(key, entry);
    this.#timer ??= setInterval(() => void this.endIdle(), CHECK_MS).unref();
    return entry;
  }

  #makeRoom(): boolean {
    const [oldest] = [...this.#entries].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    if (!oldest || this.#now() - oldest[1].usedAt < SPARE_MS) return false;
    void this.#end(...oldest);
    return true;
  }

  async #end(key: string, entry: Entry): Promise<void> {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
    entry.isEnded = true;
    entry.stopFollowing();
    await entry.renderer.stop();
  }
}
