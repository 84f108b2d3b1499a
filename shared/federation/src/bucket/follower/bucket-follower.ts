import { mkdir } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import { atOnce } from '../../at-once';
import type { StoreBehind } from '../../registry/behind';
import type { Registry } from '../../registry/schema/registry-schema';
import type { RegistryVersion } from '../../registry/schema/version-schema';
import { allVersions } from '../../registry/select';
import { exists, storePaths, writeFileAtomic } from '../../registry/store-files';
import { appendAudit } from '../bucket-audit';
import { BucketError, ChangedMeanwhileError } from '../bucket-errors';
import { PUBLIC_KEY, REGISTRY } from '../bucket-keys';
import { neededVersions } from '../needed-versions';
import { followStops } from './follow-stops';
import type { FollowerOptions } from './follower-options';
import { openOrUndefined } from './opened-registry';
import { ReleaseCopies } from './release-copies';
import { removeUnnamed } from './remove-unnamed';

/** How often the bucket is asked whether the registry has changed, in ms. */
const INTERVAL_MS = 1_000;

/** Pause in ms before releases that are not here, or not whole in the bucket, are looked for again. */
const PAUSE_MS = 30_000;

const AT_ONCE = 2;

/**
 * Follows the store of a bucket for a host: the registry and the files of its releases come to a folder, whose
 * files the host checks and serves as those of any releases folder. The files of what visitors get are there
 * before the registry is, so that a switch waits for nothing. A bucket that does not answer changes nothing.
 */
export class BucketFollower implements StoreBehind {
  /** Why the folder is not as the bucket is; undefined when it is. */
  problem: string | undefined = 'the bucket was not read yet';
  readonly #options: FollowerOptions;
  #etag: string | undefined;
  #registry: Registry | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #copies: ReleaseCopies;
  #rest: Promise<void> = Promise.resolve();
  #nextRest = 0;

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.#copies = new ReleaseCopies({ ...options, pauseMs: PAUSE_MS });
  }

  /**
   * Looks once, then again and again until {@link stop}.
   * @throws BucketError of a bucket that refuses, where there is nothing from before to show
   */
  async start(): Promise<void> {
    await mkdir(this.#options.root, { recursive: true });
    const refusal = await this.look();
    if (refusal?.isRefusal && !(await exists(storePaths(this.#options.root).registry)))
      throw refusal;
    const again = () => {
      this.#timer = setTimeout(() => {
        void this.look().finally(() => this.#timer && again());
      }, INTERVAL_MS);
    };
    again();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Looks at the bucket. @returns why it could not be used */
  async look(): Promise<BucketError | undefined> {
    try {
      await this.#followRegistry();
      const versions = this.#registry ? allVersions(this.#registry) : [];
      await followStops(this.#options, versions);
      this.problem = undefined;
      return undefined;
    } catch (error) {
      const known = error instanceof BucketError ? error : toCopyError(error);
      this.problem = known.message;
      return known;
    }
  }

  async #followRegistry(): Promise<void> {
    const { bucket, root } = this.#options;
    const found = await bucket.get(REGISTRY, this.#etag);
    if (found === 'unchanged') return this.#takeRest();
    const { registry } = storePaths(root);
    if (!found) {
      this.#etag = undefined;
      throw new BucketError(`there is no registry in ${bucket.name}`, true);
    }
    const text = found.content.toString('utf8');
    const next = openOrUndefined(text, await this.#key());
    // Of what is not signed nothing is fetched; whoever reads the file says what is wrong with it.
    if (next) await atOnce(neededVersions(next), AT_ONCE, (version) => this.fetch(version));
    await writeFileAtomic(registry, text);
    this.#etag = found.etag;
    this.#registry = next;
    this.#nextRest = 0;
    this.#takeRest();
  }

  async #key(): Promise<string> {
    const { bucket, root, publicKey } = this.#options;
    if (publicKey) return publicKey;
    const text = (await bucket.read(PUBLIC_KEY))?.content.toString('utf8') ?? '';
    const file = storePaths(root).publicKey;
    await mkdir(dirname(file), { recursive: true });
    await writeFileAtomic(file, text);
    return text;
  }

  /** What previews and documents of before need comes after the switch; what nobody names any more goes. */
  #takeRest(): void {
    const { root, now = () => performance.now(), warn, inForce } = this.#options;
    const registry = this.#registry;
    if (!registry || now() < this.#nextRest) return;
    this.#nextRest = now() + PAUSE_MS;
    this.#rest = this.#rest
      .then(() => atOnce(allVersions(registry), AT_ONCE, (version) => this.fetch(version)))
      .then(() => removeUnnamed(root, registry, inForce()))
      .catch((error: unknown) => warn(error, 'releases beside the live ones are not copied yet'));
  }

  /** All that was begun is done, for tests. */
  async settled(): Promise<void> {
    await this.#rest;
  }

  /**
   * Copies a release that is not here yet. One that is damaged in the bucket stays away, which whoever uses
   * it finds out as with a folder, and is tried again later.
   * @throws BucketError
   */
  fetch(version: RegistryVersion): Promise<void> {
    return this.#copies.fetch(version);
  }

  async writeNew(file: string, text: string): Promise<boolean> {
    const key = relative(this.#options.root, file).split(sep).join('/');
    try {
      await this.#options.bucket.put(key, text, { ifNew: true });
      return true;
    } catch (error) {
      if (error instanceof ChangedMeanwhileError) return false;
      throw error;
    }
  }

  append(line: string): Promise<void> {
    return appendAudit(this.#options.bucket, line);
  }
}

/** The disk of this machine is full, or not to be written. */
const toCopyError = (error: unknown): BucketError =>
  new BucketError(
    `the bucket cannot be copied to this machine: ${(error as Error).message}`,
    false,
  );
