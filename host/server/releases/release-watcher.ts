import { readFile, stat } from 'node:fs/promises';
import { openRegistry, type Registry, RegistryError, storePaths } from '@site/federation/registry';
import type { FastifyBaseLogger } from 'fastify';
import { isRegistryKey } from '../config-values';
import { type LiveSet, type Refusal, resolveLiveSet } from './live-set';
import { ReleaseVerifier } from './verify-release';

/** How often the store is looked at, in ms: a change is live well within the 5 s of design §3. */
const INTERVAL_MS = 500;

/**
 * Keeps the live set in step with the store: reads the registry when its file changes, checks its
 * signature, keeps the last good one when it is bad or gone, and watches the released files.
 */
export class ReleaseWatcher {
  readonly #verifier: ReleaseVerifier;
  /** By the hash of their files: what a release contains never changes, so it stays refused. */
  readonly #refused = new Map<string, Refusal>();
  #registry: Registry | undefined;
  #registryState = '';
  #timer: NodeJS.Timeout | undefined;
  #current: LiveSet | undefined;
  #seen = '';
  /** Why the registry in the store is not the one in use; undefined when it is. */
  registryProblem: string | undefined = 'not read yet';

  constructor(
    readonly root: string,
    private readonly publicKey: string | undefined,
    private readonly log: FastifyBaseLogger,
    /** Puts a live set in force; false when it could not, and is to be told again. */
    private readonly onChange: (live: LiveSet) => Promise<boolean>,
  ) {
    this.#verifier = new ReleaseVerifier(root);
  }

  get current(): LiveSet | undefined {
    return this.#current;
  }

  /** Looks once, then keeps looking until {@link stop}. */
  async start(): Promise<void> {
    await this.#look();
    const again = () => {
      this.#timer = setTimeout(() => {
        this.#look()
          .catch((error: unknown) =>
            this.log.error({ err: error }, 'could not look at the releases'),
          )
          .finally(() => this.#timer && again());
      }, INTERVAL_MS);
    };
    again();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /**
   * Whether a file belongs to a release of the registry, live or older, and is as it was signed.
   * @param folder of the release, `<remote>/<version>`
   * @param name inside that folder
   */
  async vouchesFor(folder: string, name: string): Promise<boolean> {
    const versions = Object.values(this.#registry?.microFrontends ?? {}).flat();
    const version = versions.find(({ extras }) => extras.folder === folder);
    return version !== undefined && this.#verifier.isWhole(version, name);
  }

  /**
   * A render worker could not load this version: its fallback takes over for as long as the registry
   * has it.
   */
  async markBroken(remote: string, version: string, refusal: Refusal): Promise<void> {
    const versions = this.#registry?.microFrontends[remote] ?? [];
    const files = versions.find(({ metadata }) => metadata.version === version)?.extras
      .filesIntegrity;
    if (files === undefined || this.#refused.has(files)) return;
    this.#refused.set(files, refusal);
    await this.#resolve();
  }

  async #look(): Promise<void> {
    await this.#readRegistry();
    await this.#resolve();
  }

  async #readRegistry(): Promise<void> {
    const paths = storePaths(this.root);
    try {
      const info = await stat(paths.registry);
      const state = `${info.ino}:${info.mtimeMs}:${info.size}`;
      if (state === this.#registryState) return;
      const key = this.publicKey ?? (await readFile(paths.publicKey, 'utf8'));
      if (!isRegistryKey(key)) throw new RegistryError('keys/registry.pub is no public key');
      this.#registry = openRegistry(await readFile(paths.registry, 'utf8'), key);
      this.#registryState = state;
      this.#forgetUnregistered(this.#registry);
      this.#report(undefined);
    } catch (error) {
      const missing = (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';
      if (!missing && !(error instanceof RegistryError)) throw error;
      this.#report(
        missing
          ? 'the registry is missing'
          : `the registry is refused: ${String((error as Error).message)}`,
      );
    }
  }

  #forgetUnregistered(registry: Registry): void {
    const versions = Object.values(registry.microFrontends).flat();
    const registered = new Set(versions.map(({ extras }) => extras.filesIntegrity));
    for (const files of this.#refused.keys()) {
      if (!registered.has(files)) this.#refused.delete(files);
    }
  }

  #report(problem: string | undefined): void {
    if (problem === this.registryProblem) return;
    this.registryProblem = problem;
    if (problem)
      this.log.error({ alarm: 'registry' }, `${problem}; the last good one stays in use`);
    else this.log.info('the registry is verified');
  }

  async #resolve(): Promise<void> {
    if (!this.#registry) return;
    const live = await resolveLiveSet(this.#registry, this.root, this.#verifier, this.#refused);
    const seen = `${live.snapshot.id} ${JSON.stringify(live.problems)}`;
    if (seen === this.#seen) return;
    this.#seen = seen;
    for (const [remote, problem] of Object.entries(live.problems)) {
      this.log.error(
        { alarm: 'release', remote, problem },
        'a released remote cannot be used as it is',
      );
    }
    this.#current = live;
    if (!(await this.onChange(live))) this.#seen = '';
  }
}
