import { readFile, stat } from 'node:fs/promises';
import {
  type KeyRing,
  keyRingOf,
  type NumberedRegistry,
  openRegistry,
  type Registry,
  RegistryError,
  type Start,
  startsOf,
  storePaths,
  whyOlder,
  withStarts,
} from '@site/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import { isRegistryKey } from '../registry-key';
import type { RegistryMemory } from './registry-memory';

interface SourceOptions {
  /** Releases folder. */
  root: string;
  /** PEM of the key that must have signed; the store's own key file by default. */
  publicKey?: string | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** What the host used before it was started; none in tests that need none. */
  memory?: RegistryMemory | undefined;
  /** Why the folder is not as the store that it is a copy of; none where it is the store itself. */
  trouble?: (() => string | undefined) | undefined;
  /** The clock, in ms. */
  now?: (() => number) | undefined;
  /** Whether a host has taken a version from its visitors: then it does not start. */
  isStopped?: ((name: string) => boolean) | undefined;
  /** Told of a planned version that is live by now; again after a restart. */
  onStart?: ((start: Start) => Promise<void>) | undefined;
}

/**
 * Why the registry in the store cannot be used. A store on another machine fails in many ways (EACCES,
 * EIO, ESTALE): none of them may end a host that remembers a good registry.
 * @throws the error when it comes neither from the registry nor from the file system
 */
function describeUnusable(error: unknown): string {
  if (error instanceof RegistryError) return `the registry is refused: ${error.message}`;
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === undefined) throw error;
  return code === 'ENOENT' ? 'the registry is missing' : `the registry cannot be read: ${code}`;
}

/**
 * The registry in force: read when the store's file changes, checked, and never exchanged for an older
 * one. A bad or lost file changes nothing: the last good registry stays, also over a restart.
 */
export class RegistrySource {
  #current: NumberedRegistry | undefined;
  /** Inode, time and size of the file that was read last. */
  #state = '';
  #isRemembered = false;
  /** Why the registry in the store is not the one in force; undefined when it is. */
  problem: string | undefined = 'not read yet';

  /** The keys that may sign for a remote; undefined until a registry was read. */
  keys: KeyRing | undefined;

  /** The registry in force with the planned versions whose time has come. */
  #started: Registry | undefined;
  /** What {@link #started} was made of. */
  #startedOf = '';

  readonly #options: SourceOptions;

  constructor(options: SourceOptions) {
    this.#options = options;
  }

  get current(): Registry | undefined {
    return this.#started;
  }

  /** Number of the registry in force; undefined until one was read. */
  get number(): number | undefined {
    return this.#current?.number;
  }

  /** Looks at the store. @returns whether another registry is in force than before */
  async look(): Promise<boolean> {
    const before = this.#started;
    if (!this.#isRemembered) await this.#remember();
    await this.#read();
    await this.#start();
    return this.#started !== before;
  }

  /** Makes planned versions live whose time has come, and tells of each once. */
  async #start(): Promise<void> {
    if (!this.#current) return;
    const { now = Date.now, isStopped = () => false, onStart } = this.#options;
    const { registry, number } = this.#current;
    const starts = startsOf(registry, now(), isStopped);
    const made = JSON.stringify([number, starts]);
    if (made === this.#startedOf) return;
    this.#startedOf = made;
    this.#started = withStarts(registry, starts);
    for (const start of starts) await onStart?.(start);
  }

  async #key(): Promise<string> {
    const { publicKey, root } = this.#options;
    const key = publicKey ?? (await readFile(storePaths(root).publicKey, 'utf8'));
    if (!isRegistryKey(key)) throw new RegistryError('keys/registry.pub is no public key');
    return key;
  }

  async #read(): Promise<void> {
    const paths = storePaths(this.#options.root);
    const trouble = this.#options.trouble?.();
    try {
      const info = await stat(paths.registry);
      const state = `${info.ino}:${info.mtimeMs}:${info.size}`;
      if (state === this.#state) return this.#report(trouble);
      const text = await readFile(paths.registry, 'utf8');
      const key = await this.#key();
      const opened = openRegistry(text, key);
      const reason = this.#current && whyOlder(opened, this.#current);
      if (reason) throw new RegistryError(reason);
      this.#use(opened, key);
      this.#state = state;
      this.#report(trouble);
      await this.#keep(text);
    } catch (error) {
      this.#state = '';
      this.#report(trouble ?? describeUnusable(error));
    }
  }

  #use(opened: NumberedRegistry, key: string): void {
    this.#current = opened;
    this.keys = keyRingOf(opened, key);
  }

  /** Takes up what this host used before its end: its number, and its content until the store has a good one. */
  async #remember(): Promise<void> {
    this.#isRemembered = true;
    const text = await this.#readMemory();
    if (text === undefined) return;
    try {
      const key = await this.#key();
      this.#use(openRegistry(text, key), key);
    } catch (error) {
      // Signed with a key that is not in use any more, or damaged: it counts for nothing.
      this.#options.log.info({ err: error }, 'the registry used before is not used again');
    }
  }

  async #readMemory(): Promise<string | undefined> {
    try {
      return await this.#options.memory?.read();
    } catch (error) {
      this.#options.log.error(
        { err: error, alarm: 'registry' },
        'what is kept in STATE_DIR cannot be read: an older registry than the one used before would be believed',
      );
      return undefined;
    }
  }

  async #keep(text: string): Promise<void> {
    await this.#options.memory
      ?.write(text)
      .catch((error: unknown) =>
        this.#options.log.error(
          { err: error, alarm: 'registry' },
          'the registry in use cannot be kept in STATE_DIR: after a restart an older one would be believed',
        ),
      );
  }

  #report(problem: string | undefined): void {
    if (problem === this.problem) return;
    this.problem = problem;
    const { log } = this.#options;
    if (problem) log.error({ alarm: 'registry' }, `${problem}; the last good one stays in use`);
    else log.info('the registry is verified');
  }
}
