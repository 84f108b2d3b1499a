interface Flight<T> {
  result: Promise<T>;
  waiters: number;
  controller: AbortController;
}

/**
 * Work that several ask for at the same time is done once; it is given up when the last one who waits
 * for it has gone.
 */
export class SharedWork<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /** Whether this work is under way. */
  has(key: string): boolean {
    return this.#flights.has(key);
  }

  /**
   * Joins the work under way for a key, or starts it.
   * @param start gets the signal that aborts when nobody waits any more
   * @param signal aborts when this caller waits no more: rejects with its reason
   */
  async join(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    const flight = this.#flights.get(key) ?? this.#begin(key, start);
    flight.waiters += 1;
    let onAbort: () => void = () => undefined;
    const left = new Promise<never>((_resolve, reject) => {
      onAbort = () => reject(signal?.reason);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
    try {
      return await Promise.race([flight.result, left]);
    } finally {
      signal?.removeEventListener('abort', onAbort);
      flight.waiters -= 1;
      if (flight.waiters === 0) this.#giveUp(key, flight);
    }
  }

  /** Who asks from now on begins anew; those who wait for work under way get what it gives. */
  detach(): void {
    this.#flights.clear();
  }

  #begin(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { result: start(controller.signal), waiters: 0, controller };
    this.#flights.set(key, flight);
    const done = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    flight.result.then(done, done);
    return flight;
  }

  /** Also after the end, when it changes nothing any more. */
  #giveUp(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
    flight.controller.abort(new Error('Nobody waits any more'));
  }
}
