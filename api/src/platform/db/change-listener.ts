import { growingPauseMs } from '@site/server';
import pg from 'pg';

/** The channel that the triggers of migration 0003 tell every change of reference data on. */
const REFERENCE_CHANNEL = 'reference_changed';

/** A server that says nothing for so long, in ms, is given up and tried again. */
const SILENCE_MS = 5_000;

export interface ChangeListenerOptions {
  connection: pg.ClientConfig;
  /** Something changed. Several changes of one transaction are told once or more. */
  onChange: () => void;
  /** False when the connection was lost, true when changes are heard (again). */
  onHearing: (hearsChanges: boolean) => void;
  log: (line: string) => void;
  /** How long a server may say nothing. */
  silenceMs?: number;
}

/** Listens to changes of reference data, on a connection of its own that is made again when it is lost. */
export class ChangeListener {
  readonly #options: ChangeListenerOptions;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #isClosed = false;

  private constructor(options: ChangeListenerOptions) {
    this.#options = options;
  }

  /** Starts to listen. A first connection that fails is tried again like a lost one. */
  static async start(options: ChangeListenerOptions): Promise<ChangeListener> {
    const listener = new ChangeListener(options);
    await listener.#connect();
    return listener;
  }

  async #connect(): Promise<void> {
    const { connection, onChange, onHearing, silenceMs = SILENCE_MS } = this.#options;
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: silenceMs,
      query_timeout: silenceMs,
      application_name: 'api-changes',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.#client = client;
    client.on('error', () => undefined);
    client.on('notification', onChange);
    client.on('end', () => this.#onLost(client));
    try {
      await client.connect();
      await client.query(`listen ${REFERENCE_CHANNEL}`);
    } catch {
      // When it never got as far as a connection, nothing else says that it ended.
      await client.end().catch(() => undefined);
      this.#onLost(client);
      return;
    }
    if (this.#client !== client) return;
    this.#failures = 0;
    onHearing(true);
  }

  #onLost(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    this.#options.onHearing(false);
    const pause = growingPauseMs(this.#failures);
    if (this.#failures === 0) this.#options.log('changes of reference data are not heard');
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.#connect(), pause);
    this.#timer.unref();
  }

  /** Stops listening. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    // The connection is lost or was never made: there is nothing to end.
    await this.#client?.end().catch(() => undefined);
  }
}
