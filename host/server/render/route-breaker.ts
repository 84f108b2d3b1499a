/** Faults further apart than this, in ms, are not counted together. */
const MEMORY_MS = 5 * 60_000;
/** Faults of a route after which it is not rendered for a while. */
const FAULTS = 2;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

interface RouteState {
  /** Times of its faults, as from the clock. */
  faults: number[];
  /** Not to be rendered before. */
  closedUntil: number;
  /** How often it was closed in a row. */
  closings: number;
  isTrying: boolean;
}

/**
 * Remembers which routes end or block their worker. One that did it twice is not rendered for a while
 * (its shell goes, and the browser renders it), then tried once; each further fault doubles the pause.
 */
export class RouteBreaker {
  readonly #routes = new Map<string, RouteState>();

  readonly #now: () => number;

  /** @param now milliseconds of a clock that only rises */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Whether a page of this route may be rendered now. After a pause one page is let through to see. */
  allows(route: string): boolean {
    const state = this.#routes.get(route);
    if (!state || state.closings === 0) return true;
    if (this.#now() < state.closedUntil || state.isTrying) return false;
    state.isTrying = true;
    return true;
  }

  /** ms until a route is tried again; 0 for one that is open. */
  closedForMs(route: string): number {
    return Math.max((this.#routes.get(route)?.closedUntil ?? 0) - this.#now(), 0);
  }

  /**
   * A page of the route ended or blocked its worker.
   * @returns ms for which the route is closed now; 0 when it is not
   */
  fault(route: string): number {
    const now = this.#now();
    const state = this.#routes.get(route) ?? {
      faults: [],
      closedUntil: 0,
      closings: 0,
      isTrying: false,
    };
    state.faults = [...state.faults.filter((time) => now - time < MEMORY_MS), now];
    this.#routes.set(route, state);
    if (!state.isTrying && state.faults.length < FAULTS) return 0;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** state.closings, LONGEST_PAUSE_MS);
    state.closings += 1;
    state.closedUntil = now + pause;
    state.isTrying = false;
    return pause;
  }

  /** The page that was let through after a pause did no harm, or was given up before it could. */
  tried(route: string, isWhole: boolean): void {
    const state = this.#routes.get(route);
    if (!state?.isTrying) return;
    if (isWhole) this.#routes.delete(route);
    else state.isTrying = false;
  }
}
