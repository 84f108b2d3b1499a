import { hostname } from 'node:os';
import { join } from 'node:path';
import {
  type AuditEntry,
  entryOfStart,
  markStart,
  noteStart,
  type Start,
} from '@site/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import { ownName } from './own-name';

interface PlannedStartsOptions {
  /** Releases folder: the first host that notes a start there speaks for all. */
  store: string;
  /** STATE_DIR: what this host has told of, it does not tell of again. */
  stateDir: string;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Tells a chat; never rejects. Nobody waits for it: visitors have the version once the host has noted its start. */
  tell: (entry: AuditEntry) => Promise<void>;
}

/**
 * Tells of planned versions whose time has come: the log of each host, the audit log once, and a chat once,
 * or once for each host that can only read the store.
 */
export class PlannedStarts {
  readonly #own: string;
  readonly #options: PlannedStartsOptions;

  constructor(options: PlannedStartsOptions) {
    this.#options = options;
    this.#own = join(options.stateDir, ownName('starts', options.store));
  }

  /** A planned version is live by now; said again after a restart, and then known. */
  async started(start: Start): Promise<void> {
    const { log, tell } = this.#options;
    const { remote, version, startsAt } = start;
    try {
      if (!(await markStart(this.#own, start))) return;
      log.info({ remote, version, startsAt }, 'a planned version is live');
      const who = `host ${hostname()}`;
      if (await this.#isFirst(start, who)) void tell(entryOfStart(start, who));
    } catch (error) {
      log.error({ err: error, remote, version }, 'the start of a planned version cannot be noted');
    }
  }

  /** Whether nobody has noted the start before: of a store that can only be read, nobody knows. */
  async #isFirst(start: Start, who: string): Promise<boolean> {
    try {
      return await noteStart(this.#options.store, start, who);
    } catch (_readOnly) {
      this.#options.log.info(
        { remote: start.remote, version: start.version },
        'the start of a planned version is not in the audit log: this host only reads the store',
      );
      return true;
    }
  }
}
