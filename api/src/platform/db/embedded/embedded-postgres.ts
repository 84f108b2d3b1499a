import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { growingPauseMs, StartError } from '@site/server';
import type pg from 'pg';
import { findBinaries, type PostgresBinaries } from './binaries';
import { Guard } from './guard';
import { initCluster } from './init-cluster';
import { chooseRunAs, type RunAs } from './run-as';
import { socketDirFor } from './socket-dir';
import { spawnServer } from './spawn-server';

export interface EmbeddedOptions {
  dataDir: string;
  /** Where the optional binaries package is resolved from. */
  packageHome: string;
  /** Other programs than the packaged ones; tests run on the system's with it. */
  binaries?: PostgresBinaries;
  /** Unprivileged user when started as root. */
  uid: number;
  database: string;
  log?: (line: string) => void;
}

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 20;

/**
 * A real Postgres server inside the data folder, on a Unix socket, started by the first process that
 * needs it and joined by the others. A server that dies is started again; the last process to leave
 * stops it.
 */
export class EmbeddedPostgres {
  readonly connection: pg.PoolConfig;
  #guard: Guard | undefined;
  #starting: Promise<void> | undefined;
  #isRestarting = false;
  readonly #stopping = new AbortController();

  readonly #options: EmbeddedOptions;
  readonly #binaries: PostgresBinaries;
  readonly #runAs: RunAs;
  readonly #clusterDir: string;
  readonly #socketDir: string;

  private constructor(
    options: EmbeddedOptions,
    binaries: PostgresBinaries,
    runAs: RunAs,
    clusterDir: string,
    socketDir: string,
  ) {
    this.#options = options;
    this.#binaries = binaries;
    this.#runAs = runAs;
    this.#clusterDir = clusterDir;
    this.#socketDir = socketDir;

    this.connection = { host: socketDir, port: 5432, user: 'postgres', database: options.database };
  }

  /** Starts or joins the server of a data folder. @throws StartError with what to mend. */
  static async start(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
    const dataDir = resolve(options.dataDir);
    const binaries = options.binaries ?? (await findBinaries(options.packageHome));
    await makeFolder(dataDir, 0o755);
    const runAs = chooseRunAs([dataDir, binaries.postgres], options.uid);
    const socketDir = socketDirFor(dataDir);
    await makeFolder(socketDir, 0o700);
    await chmod(socketDir, 0o700);
    if (runAs.owner) await chown(socketDir, runAs.owner.uid, runAs.owner.gid);
    const clusterDir = join(dataDir, 'postgres');
    const embedded = new EmbeddedPostgres(
      { ...options, dataDir },
      binaries,
      runAs,
      clusterDir,
      socketDir,
    );
    await embedded.#ensureRunning();
    return embedded;
  }

  /** Starts or joins, once at a time. */
  #ensureRunning(): Promise<void> {
    this.#starting ??= this.#startOrJoin().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async #startOrJoin(): Promise<void> {
    const { dataDir, database } = this.#options;
    await initCluster(dataDir, this.#clusterDir, this.#binaries, this.#runAs);
    checkCluster(this.#clusterDir, this.#runAs, this.#binaries.major);
    const deadline = performance.now() + START_TIMEOUT_MS;
    let child: ReturnType<typeof spawnServer> | undefined;
    while (!this.#stopping.signal.aborted) {
      try {
        const guard = await Guard.connect(this.#socketDir, () => this.#onLost());
        this.#guard = guard;
        await guard.ensureDatabase(database).catch(async (error: unknown) => {
          await guard.close();
          throw error;
        });
        return;
      } catch (error) {
        if (performance.now() > deadline) {
          throw new StartError(
            `The embedded Postgres did not start within 60 s (${(error as Error).message}). Its log: ${this.#logFile}`,
          );
        }
      }
      // A second start-up, or a killed server that the system has not reaped yet, makes ours exit:
      // then join what is there or start again.
      if (!child || child.exitCode !== null || child.signalCode !== null) {
        if (child) await wait(POLL_MS * 10);
        child = await this.#spawn();
      }
      await wait(POLL_MS);
    }
  }

  async #spawn() {
    const child = spawnServer({
      binaries: this.#binaries,
      runAs: this.#runAs,
      clusterDir: this.#clusterDir,
      socketDir: this.#socketDir,
      logFile: this.#logFile,
    });
    await new Promise<void>((done, fail) => {
      child.once('spawn', done);
      child.once('error', (error) =>
        fail(new StartError(`Cannot start the embedded Postgres: ${error.message}`)),
      );
    });
    return child;
  }

  get #logFile(): string {
    return join(this.#options.dataDir, 'postgres.log');
  }

  #onLost(): void {
    this.#guard = undefined;
    if (this.#stopping.signal.aborted || this.#isRestarting) return;
    this.#options.log?.('embedded Postgres went away, starting it again');
    this.#isRestarting = true;
    void this.#restart().finally(() => {
      this.#isRestarting = false;
    });
  }

  /** Tries until the server is there again: what was in the way may be mended at any time. */
  async #restart(): Promise<void> {
    for (let failures = 0; !this.#stopping.signal.aborted; failures += 1) {
      try {
        await this.#ensureRunning();
        this.#options.log?.('embedded Postgres is back');
        return;
      } catch (error) {
        const pauseMs = growingPauseMs(failures);
        this.#options.log?.(
          `embedded Postgres cannot be started again, next try in ${pauseMs} ms: ${(error as Error).message}`,
        );
        // Ends early when we are told to stop.
        await wait(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      }
    }
  }

  /** Leaves; the last one out stops the server and waits until it is down. Safe to call twice. */
  async stop(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    this.#stopping.abort();
    // Whoever asked for the start has been told why it failed.
    await this.#starting?.catch(() => undefined);
    const guard = this.#guard;
    if (!guard) return;
    const isLast = await guard.leave().catch(() => false);
    if (isLast) await this.#shutDown();
    await guard.close();
  }

  async #shutDown(): Promise<void> {
    const pidFile = join(this.#clusterDir, 'postmaster.pid');
    const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
    if (!Number.isInteger(pid) || pid <= 1) return;
    try {
      process.kill(pid, 'SIGINT'); // "fast" shutdown: ends sessions, writes a checkpoint.
    } catch {
      return;
    }
    const deadline = performance.now() + START_TIMEOUT_MS;
    // Postgres removes the file as its last act.
    while (existsSync(pidFile) && performance.now() < deadline) await wait(POLL_MS);
  }
}

/** Names what makes an existing cluster unusable, rather than trying for a minute. */
function checkCluster(clusterDir: string, runAs: RunAs, major: string): void {
  const { uid } = statSync(clusterDir);
  const wanted = runAs.owner?.uid ?? process.getuid?.() ?? uid;
  if (uid !== wanted) {
    throw new StartError(
      `${clusterDir} belongs to user ${uid}, this start would use ${wanted}. Start as before, or move the folder away.`,
    );
  }
  if (process.getuid?.() !== 0 && process.getuid?.() !== uid) return;
  const version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  if (version !== major) {
    throw new StartError(
      `${clusterDir} was made by Postgres ${version}, this release has ${major}. Move it with the old release first (db:move).`,
    );
  }
}

async function makeFolder(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode });
  } catch (error) {
    throw new StartError(`Cannot create ${folder}: ${(error as Error).message}`);
  }
}
