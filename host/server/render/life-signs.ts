/** How often a worker with pages under way is asked for a sign of life, in ms. */
const BEAT_MS = 500;
/** A worker that says nothing for this many ms, although it was asked, is blocked… */
const SILENCE_MS = 4_000;
/** …when this process had the processor for this many ms meanwhile: else the machine is busy with other work. */
export const WORK_MS = 3_000;
/** A worker that has not answered for this many beats may be blocked: it answers within one while all is well. */
const BEATS_IN_DOUBT = 2;
/** A worker that says nothing for this many ms is blocked, even if nobody worked: it may wait for ever. */
const LONGEST_SILENCE_MS = 10_000;

/** Milliseconds for which this process, all of its threads together, had a processor so far. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Asks a worker for signs of life while pages are under way. Time counts by beats, not by the clock, and
 * silence counts only while the process had the processor: a machine that stood still, or that works for
 * others, blames no worker for it.
 */
export class LifeSigns {
  #timer: NodeJS.Timeout | undefined;
  #missedBeats = 0;
  #workAtLastSign = 0;

  readonly #ask: () => void;
  readonly #onBlocked: () => void;
  readonly #workMs: () => number;

  constructor(ask: () => void, onBlocked: () => void, workMs: () => number = processorMs) {
    this.#ask = ask;
    this.#onBlocked = onBlocked;
    this.#workMs = workMs;
  }

  /** Whether the worker was asked and has not answered in time: it will be found blocked, or speak again. */
  get isInDoubt(): boolean {
    return this.#missedBeats >= BEATS_IN_DOUBT;
  }

  /** Any message of the worker. */
  seen(): void {
    this.#missedBeats = 0;
  }

  /** Begins to watch, if it does not yet. */
  watch(): void {
    if (this.#timer) return;
    if (this.#missedBeats === 0) this.#workAtLastSign = this.#workMs();
    this.#timer = setTimeout(() => this.#beat(), BEAT_MS);
  }

  /** Stops: nobody waits for anything. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#missedBeats = 0;
  }

  #beat(): void {
    this.#timer = undefined;
    // Asked once in a beat and not for each message: the system needs a fifth of a millisecond to say it.
    if (this.#missedBeats === 0) this.#workAtLastSign = this.#workMs();
    this.#missedBeats += 1;
    // What the worker said while this server was busy is read first: only then is it silent.
    if (this.#isSilent()) setImmediate(() => this.#judge());
    else this.#goOn();
  }

  #judge(): void {
    if (this.#isSilent()) this.#onBlocked();
    else this.#goOn();
  }

  #isSilent(): boolean {
    const silenceMs = this.#missedBeats * BEAT_MS;
    if (silenceMs > LONGEST_SILENCE_MS) return true;
    return silenceMs > SILENCE_MS && this.#workMs() - this.#workAtLastSign >= WORK_MS;
  }

  #goOn(): void {
    this.#ask();
    this.watch();
  }
}
