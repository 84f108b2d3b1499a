import type { RegistryVersion } from '../../registry/schema/version-schema';
import { exists, storePaths } from '../../registry/store-files';
import { DamagedReleaseError, downloadRelease } from '../download-release';
import type { FollowerOptions } from './follower-options';
import { isWholeCopy } from './whole-copy';

interface CopyOptions extends Pick<FollowerOptions, 'bucket' | 'root' | 'warn' | 'now'> {
  /** Pause in ms before a copy is looked at again, or a release that is not whole in the bucket looked for. */
  pauseMs: number;
}

/** The copies of releases in the folder of a host. */
export class ReleaseCopies {
  readonly #options: CopyOptions;
  readonly #copying = new Map<string, Promise<void>>();
  /** Folder → when it may be tried again. */
  readonly #failed = new Map<string, number>();
  /** Folder → until when its copy counts as whole: browsers ask for its files many times a second. */
  readonly #whole = new Map<string, number>();

  constructor(options: CopyOptions) {
    this.#options = options;
  }

  /** Copies a release that is not here yet, or not whole, once for all who ask meanwhile. @throws BucketError */
  fetch(version: RegistryVersion): Promise<void> {
    const { folder } = version.extras;
    const known = this.#copying.get(folder);
    if (known) return known;
    const copying = this.#copy(version).finally(() => this.#copying.delete(folder));
    this.#copying.set(folder, copying);
    return copying;
  }

  async #copy(version: RegistryVersion): Promise<void> {
    const { bucket, root, warn, now = () => performance.now(), pauseMs } = this.#options;
    const { folder } = version.extras;
    if (await this.#isWhole(version)) return;
    if (now() < (this.#failed.get(folder) ?? 0)) return;
    try {
      await downloadRelease(bucket, version, root);
      this.#failed.delete(folder);
      this.#whole.set(folder, now() + pauseMs);
    } catch (error) {
      if (!(error instanceof DamagedReleaseError)) throw error;
      this.#failed.set(folder, now() + pauseMs);
      warn(error, 'a release in the bucket is not as it was signed');
    }
  }

  async #isWhole(version: RegistryVersion): Promise<boolean> {
    const { root, now = () => performance.now(), pauseMs } = this.#options;
    const { folder } = version.extras;
    // It may have been removed meanwhile, when no registry named it.
    if (now() < (this.#whole.get(folder) ?? 0))
      return exists(storePaths(root).releaseFiles(folder));
    if (!(await isWholeCopy(root, version))) return false;
    this.#whole.set(folder, now() + pauseMs);
    return true;
  }
}
