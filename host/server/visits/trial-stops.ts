import { hostname } from 'node:os';
import { join } from 'node:path';
import {
  type AuditEntry,
  noteBeside,
  readStops,
  stopsDir,
  type TrialStop,
  trialName,
  writeStop,
} from '@site/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import { ownName } from '../releases/own-name';
import type { Trial } from './trials';

interface TrialStopsOptions {
  /** Releases folder: other hosts, and whoever releases, read there what this one has stopped. */
  store: string;
  /** STATE_DIR: what this host has stopped stays so, also where the store can only be read. */
  stateDir: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Tells a chat of what was noted; never rejects. Nobody waits for it: the page of a visitor waits for the end of a trial. */
  tell?: (entry: AuditEntry) => Promise<void>;
}

/**
 * Trials that were taken from their visitors. A host has no key to sign a registry with, and needs none for
 * this: it leaves a note that all hosts of the store follow, and that can only end a trial.
 */
export class TrialStops {
  readonly #own: string;
  #stopped: ReadonlySet<string> = new Set();
  /** Folders that could not be read at the last look. */
  readonly #unread = new Set<string>();

  readonly #options: TrialStopsOptions;

  constructor(options: TrialStopsOptions) {
    this.#options = options;
    this.#own = join(options.stateDir, ownName('stops', options.store));
  }

  has(name: string): boolean {
    return this.#stopped.has(name);
  }

  /** Reads what this host and others have stopped. A stop is for good: one that is not found any more still counts. */
  async look(): Promise<void> {
    const dirs = [this.#own, stopsDir(this.#options.store)];
    const found = (await Promise.all(dirs.map((dir) => this.#read(dir)))).flat();
    this.#stopped = new Set([...this.#stopped, ...found]);
  }

  async #read(dir: string): Promise<string[]> {
    try {
      const stops = await readStops(dir);
      this.#unread.delete(dir);
      return [...stops.keys()];
    } catch (error) {
      if (!this.#unread.has(dir))
        this.#options.log.error(
          { err: error, alarm: 'trial', dir },
          'trials that were stopped cannot be read: those stopped elsewhere, or before this start, go on here',
        );
      this.#unread.add(dir);
      return [];
    }
  }

  /** Takes a version from its visitors at once, tells the log, and notes it in the store. */
  async stop(trial: Trial, why: string): Promise<void> {
    const { remote, version } = trial;
    const name = trialName(remote, version);
    if (this.has(name)) return;
    this.#stopped = new Set([...this.#stopped, name]);
    const { log } = this.#options;
    log.error({ alarm: 'trial', remote, version, reason: why }, 'a version on trial is taken back');
    const stop = { at: new Date().toISOString(), who: `host ${hostname()}`, why };
    const orSay = (text: string) => (error: unknown) =>
      log.error({ err: error, alarm: 'trial', remote, version }, text);
    await writeStop(this.#own, name, stop).catch(
      orSay(
        'the end of a trial cannot be kept in STATE_DIR: after a restart this host knows of it from the store alone',
      ),
    );
    await this.#tellStore(trial, stop).catch(
      orSay('the end of a trial cannot be noted in the store: other hosts go on with it'),
    );
  }

  async #tellStore(trial: Trial, stop: TrialStop): Promise<void> {
    const name = trialName(trial.remote, trial.version);
    if (await writeStop(stopsDir(this.#options.store), name, stop)) await this.#note(trial, stop);
  }

  async #note({ remote, version, live }: Trial, { who, why }: TrialStop): Promise<void> {
    const { store, tell } = this.#options;
    const entry = { who, action: 'canary-end', remote, from: live, to: version, why } as const;
    await noteBeside(store, entry);
    void tell?.(entry);
  }
}
