import pg from 'pg';

/** Any number will do, as long as every process takes the same. */
const IN_USE_LOCK = 7_316_001;

/** How guard connections call themselves at the server. */
export const GUARD_NAME = 'api-guard';

/**
 * A connection that says "this process uses the server" by holding a shared advisory lock. The last
 * process to leave may stop the server, whoever started it (also after a kill -9 of the starter).
 */
export class Guard {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Connects; rejects when no server answers or it goes down meanwhile. */
  static async connect(socketDir: string, onLost: () => void): Promise<Guard> {
    const client = new pg.Client({
      host: socketDir,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      application_name: GUARD_NAME,
    });
    let isUp = false;
    client.on('error', () => undefined);
    client.on('end', () => {
      if (isUp) onLost();
    });
    try {
      await client.connect();
      await client.query('select pg_advisory_lock_shared($1)', [IN_USE_LOCK]);
    } catch (error) {
      // The connection is lost or was never made: there is nothing to end.
      await client.end().catch(() => undefined);
      throw error;
    }
    isUp = true;
    return new Guard(client);
  }

  /** Creates the database when it is not there. Called under no lock: a lost race is no error. */
  async ensureDatabase(name: string): Promise<void> {
    const found = await this.#client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    try {
      await this.#client.query(`create database ${pg.escapeIdentifier(name)}`);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== '42P04' && code !== '23505') throw error;
    }
  }

  /** Gives up our use. True when nobody else uses the server: the caller must then stop it. */
  async leave(): Promise<boolean> {
    await this.#client.query('select pg_advisory_unlock_shared($1)', [IN_USE_LOCK]);
    const answer = await this.#client.query<{ last: boolean }>(
      'select pg_try_advisory_lock($1) as last',
      [IN_USE_LOCK],
    );
    return answer.rows[0]?.last === true;
  }

  async close(): Promise<void> {
    this.#client.removeAllListeners('end');
    // The connection is lost or was never made: there is nothing to end.
    await this.#client.end().catch(() => undefined);
  }
}
