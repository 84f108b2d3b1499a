import type { KeyRing, Registry, RegistryVersion, Start } from '@site/federation/registry';
import { allVersions, fallbackOf } from '@site/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import { FollowedSet } from './followed-set';
import { type LiveSet, type Refusal, resolveLiveSet } from './live-set';
import { Refusals } from './refusals';
import type { RegistryMemory } from './registry-memory';
import { RegistrySource } from './registry-source';
import type { Selection } from './selection';
import { ReleaseVerifier } from './verify-release';

/** How often the store is looked at, in ms: a change is live well within the 5 s of design §3. */
const INTERVAL_MS = 500;

interface WatcherOptions {
  /** Releases folder. */
  root: string;
  /** Origin that browsers fetch released files from; the site's own by default. */
  assetsOrigin?: string | undefined;
  /** Address of the host's own script. */
  hostScript?: string | undefined;
  /** PEM of the registry's key; the store's own key file by default. */
  publicKey?: string | undefined;
  log: FastifyBaseLogger;
  /** Puts a live set in force; false when it could not, and is to be told again. */
  onChange: (live: LiveSet) => Promise<boolean>;
  memory?: RegistryMemory;
  /** Called before each look at the store. */
  onLook?: () => Promise<void>;
  /** Why the folder is not as the bucket that it is a copy of. */
  trouble?: () => string | undefined;
  /** Brings the files of a release here, where the folder is the copy of a bucket. */
  fetch?: (version: RegistryVersion) => Promise<void>;
  /** The clock, in ms. */
  now?: () => number;
  /** Whether a host has taken a version from its visitors: a planned one does not start then. */
  isStopped?: (name: string) => boolean;
  /** Told of a planned version that is live by now. */
  onStart?: (start: Start) => Promise<void>;
}

/**
 * Keeps the live set in step with the store: the registry as {@link RegistrySource} reads it, and the
 * released files, which are looked at again and again.
 */
export class ReleaseWatcher {
  readonly root: string;
  readonly #verifier: ReleaseVerifier;
  readonly #refusals: Refusals;
  readonly #source: RegistrySource;
  readonly #live: FollowedSet;
  /** The live set first, then those of visitors who get other versions. */
  readonly #followed = new Set<FollowedSet>();
  #timer: NodeJS.Timeout | undefined;
  /** Those who wait for a look that has not begun yet. */
  #waiting: (() => void)[] = [];

  readonly #options: WatcherOptions;

  constructor(options: WatcherOptions) {
    this.#options = options;

    this.root = options.root;
    this.#live = new FollowedSet({}, options);
    this.#followed.add(this.#live);
    this.#verifier = new ReleaseVerifier(options.root);
    this.#refusals = new Refusals(options.now);
    this.#source = new RegistrySource(options);
  }

  /** Why the registry in the store is not the one in use; undefined when it is. */
  get registryProblem(): string | undefined {
    return this.#source.problem;
  }

  get current(): LiveSet | undefined {
    return this.#live.current;
  }

  /** The registry in use; undefined until one was read. */
  get registry(): Registry | undefined {
    return this.#source.current;
  }

  /** Number of the registry in use; undefined until one was read. */
  get registryNumber(): number | undefined {
    return this.#source.number;
  }

  /** The keys that may sign for a remote; another object with each registry. */
  get keys(): KeyRing | undefined {
    return this.#source.keys;
  }

  /**
   * Follows what the visitors of a selection get, beside the live set.
   * @param onChange as that of the live set; called before this resolves
   * @returns stops following
   */
  async follow(
    selection: Selection,
    onChange: (live: LiveSet) => Promise<boolean>,
  ): Promise<() => void> {
    const followed = new FollowedSet(selection, { log: this.#options.log, onChange });
    const registry = this.#source.current;
    if (registry) await this.#take(registry, followed);
    this.#followed.add(followed);
    return () => this.#followed.delete(followed);
  }

  /** Looks once, then keeps looking until {@link stop}. */
  async start(): Promise<void> {
    await this.#look();
    const again = () => {
      this.#timer = setTimeout(() => {
        this.#look()
          .catch((error: unknown) =>
            this.#options.log.error({ err: error }, 'could not look at the releases'),
          )
          .finally(() => this.#timer && again());
      }, INTERVAL_MS);
    };
    again();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /**
   * Resolves when a look at the store has ended that began after this call, so that what was in the store by now
   * is known; at once when the watcher does not look (any more).
   */
  async nextLook(): Promise<void> {
    if (!this.#timer) return;
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /**
   * Whether a file belongs to a release of the registry, live or older, and is as it was signed.
   * @param folder of the release, `<remote>/<version>`
   * @param name inside that folder
   */
  async vouchesFor(folder: string, name: string): Promise<boolean> {
    const registry = this.#source.current;
    const version = registry && allVersions(registry).find((one) => one.extras.folder === folder);
    if (!version) return false;
    // A document of before may ask for a release that a new machine has not copied yet.
    await this.#options
      .fetch?.(version)
      .catch((error: unknown) =>
        this.#options.log.warn({ err: error, folder }, 'a release cannot be copied'),
      );
    return this.#verifier.isWhole(version, name);
  }

  /**
   * A render worker could not load this version: its fallback takes over, until it is tried again.
   * @returns whether it counts as broken, after several tries
   */
  async markBroken(remote: string, version: string, refusal: Refusal): Promise<boolean> {
    const found = this.#find(remote, version);
    if (!found || this.#refusals.get(found.files)) return false;
    const isBroken = this.#refusals.addFailedStart(found.files, refusal);
    await this.#resolve();
    return isBroken;
  }

  /**
   * A page of this version harms the workers: another version takes over, until this one is tried again,
   * where the registry names one. Where it does not, the other pages of the remote go on.
   */
  async passOver(remote: string, version: string, reason: string): Promise<void> {
    const found = this.#find(remote, version);
    if (!found?.hasFallback || this.#refusals.get(found.files)) return;
    this.#refusals.addHarmful(found.files, { reason, hung: false });
    await this.#resolve();
  }

  #find(remote: string, version: string): { files: string; hasFallback: boolean } | undefined {
    const versions = this.#source.current?.microFrontends[remote] ?? [];
    const found = versions.find(({ metadata }) => metadata.version === version);
    return (
      found && {
        files: found.extras.filesIntegrity,
        hasFallback: fallbackOf(versions, found) !== undefined,
      }
    );
  }

  async #look(): Promise<void> {
    const waiting = this.#waiting.splice(0);
    try {
      await this.#lookAtStore();
    } finally {
      for (const resolve of waiting) resolve();
    }
  }

  async #lookAtStore(): Promise<void> {
    await this.#options.onLook?.();
    if ((await this.#source.look()) && this.#source.current)
      this.#forgetUnregistered(this.#source.current);
    await this.#resolve();
  }

  #forgetUnregistered(registry: Registry): void {
    const files = allVersions(registry).map(({ extras }) => extras.filesIntegrity);
    this.#refusals.keepOnly(new Set(files));
  }

  async #resolve(): Promise<void> {
    const registry = this.#source.current;
    if (!registry) return;
    for (const followed of this.#followed) await this.#take(registry, followed);
  }

  async #take(registry: Registry, followed: FollowedSet): Promise<void> {
    const isNewest = followed.begin();
    const live = await resolveLiveSet(
      registry,
      this.#options,
      this.#verifier,
      this.#refusals,
      followed.selection,
    );
    if (isNewest()) await followed.take(live);
  }
}
