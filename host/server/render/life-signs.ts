/** How often a worker with pages under way is asked for a sign of life, in ms. */
const BEAT_MS = 500;
/** A worker that says nothing for this many ms, although it was asked, is blocked. */
const SILENCE_MS = 4_000;

/**
 * Asks a worker for signs of life while pages are under way. Time counts by beats, not by the clock: a
 * machine that stood still, or a server that was busy itself, blames no worker for it.
 */
export class LifeSigns {
  #timer: NodeJS.Timeout | undefined;
  #missedBeats = 0;

  constructor(
    private readonly ask: () => void,
    private readonly onBlocked: () => void,
  ) {}

  /** Any message of the worker. */
  seen(): void {
    this.#missedBeats = 0;
  }

  /** Begins to watch, if it does not yet. */
  watch(): void {
    this.#timer ??= setTimeout(() => this.#beat(), BEAT_MS);
  }

  /** Stops: nobody waits for anything. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#missedBeats = 0;
  }

  #beat(): void {
    this.#timer = undefined;
    this.#missedBeats += 1;
    // What the worker said while this server was busy is read first: only then is it silent.
    if (this.#missedBeats > SILENCE_MS / BEAT_MS) setImmediate(() => this.#judge());
    else this.#goOn();
  }

  #judge(): void {
    if (this.#missedBeats > SILENCE_MS / BEAT_MS) this.onBlocked();
    else this.#goOn();
  }

  #goOn(): void {
    this.ask();
    this.watch();
  }
}
