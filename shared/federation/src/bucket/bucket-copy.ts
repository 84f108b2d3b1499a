import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { atOnce } from '../at-once';
import { filesBelow } from '../files-below';
import { withOwnFolder } from '../own-folder';
import type { StoreBehind } from '../registry/behind';
import { storePaths } from '../registry/store-files';
import type { Bucket } from './bucket';
import { oldPending, readPending } from './bucket-audit';
import { ChangedMeanwhileError } from './bucket-errors';
import { AUDIT, isState, REGISTRY } from './bucket-keys';
import type { ListedObject } from './bucket-object';
import { chosenBuilds, versionsIn } from './copy-plan/chosen-builds';
import { filesToCopy } from './copy-plan/files-to-copy';
import { leftOverBuilds } from './copy-plan/left-over-builds';
import type { Copied } from './hand-on/changed-files';
import { handOn } from './hand-on/hand-on';

const AT_ONCE = 16;

/** How often the work of a release is done again because somebody else switched meanwhile. */
const TRIES = 12;

/** Pause in ms before the next try: so long at most, so that two do not meet again and again. */
const PAUSE_MS = 200;

/** Files of a copy that are this machine's own. */
const isOwn = (file: string): boolean => file === 'keys/registry.key' || file.startsWith('.lock');

/**
 * The copy of a bucket's store that the commands work on. It holds what the commands read: registry, audit log,
 * keys, sets, and the signed parts of each release; of what visitors get only what a command is about to
 * release. The bucket alone says what is in force: each change is written under the condition that the
 * registry is still the one that the change was made from.
 */
export class BucketCopy implements StoreBehind {
  readonly root: string;
  readonly #bucket: Bucket;
  /** File → what of the bucket it was copied from. */
  #copied = new Map<string, Copied>();
  #listed: ListedObject[] = [];
  #builds = new Map<string, string>();

  constructor(root: string, bucket: Bucket) {
    this.root = root;
    this.#bucket = bucket;
  }

  /** Makes the copy as the bucket is. @throws BucketError */
  async pull(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    this.#listed = await this.#bucket.list();
    const registry = (await this.#bucket.read(REGISTRY))?.content.toString('utf8');
    this.#builds = chosenBuilds(this.#listed, versionsIn(registry));
    const wanted = filesToCopy(this.#listed, this.#builds, 'state');
    await this.#removeOthers(new Set(wanted.map(({ file }) => file)));
    this.#copied = await this.#download(wanted, this.root, this.#copied);
    if (registry !== undefined) await this.#takeUpPending(registry);
  }

  /** @returns what the files were copied from; those of `known` are not read again */
  async #download(
    wanted: ReturnType<typeof filesToCopy>,
    root: string,
    known = new Map<string, Copied>(),
  ): Promise<Map<string, Copied>> {
    const copied = new Map<string, Copied>();
    await atOnce(wanted, AT_ONCE, async ({ file, object }) => {
      const before = known.get(file);
      const found =
        before?.etag === object.etag && before.key === object.key
          ? before
          : await this.#bucket.read(object.key);
      // Removed since the list was made.
      if (!found) return;
      copied.set(file, { key: object.key, etag: found.etag, content: found.content });
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), found.content);
    });
    return copied;
  }

  async #removeOthers(wanted: ReadonlySet<string>): Promise<void> {
    const others = (await filesBelow(this.root)).filter((f) => !wanted.has(f) && !isOwn(f));
    for (const file of others) {
      // A folder of a release goes whole.
      const [remote = '', version = ''] = file.split('/');
      const isOfRelease = !isState(file) && version !== '' && remote !== 'keys';
      await rm(join(this.root, isOfRelease ? `${remote}/${version}` : file), {
        recursive: true,
        force: true,
      });
    }
  }

  /** The line of a writer that was killed right after its switch is written by the next one. */
  async #takeUpPending(registry: string): Promise<void> {
    const lines = await readPending(this.#bucket, registry);
    const log = this.#copied.get(AUDIT)?.content.toString('utf8') ?? '';
    if (lines !== '' && !log.includes(lines))
      await writeFile(storePaths(this.root).audit, log + lines);
  }

  async synced<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      await this.pull();
      const result = await work();
      try {
        await handOn(this.#bucket, this.root, this.#copied, this.#builds);
        return result;
      } catch (error) {
        if (!(error instanceof ChangedMeanwhileError) || tries === TRIES) throw error;
        await setTimeout(Math.random() * PAUSE_MS * tries);
      }
    }
  }

  async whole<T>(work: (root: string) => Promise<T>): Promise<T> {
    return withOwnFolder(join(tmpdir(), 'bucket-'), async (root) => {
      await this.pull();
      await this.#download(filesToCopy(this.#listed, this.#builds, 'all'), root);
      return work(root);
    });
  }

  leftOvers(now: number): { folder: string; bytes: number; keys: string[] }[] {
    return leftOverBuilds(this.#listed, this.#builds, now);
  }

  async removeLeftOvers(now: number): Promise<void> {
    const keys = [
      ...this.leftOvers(now).flatMap((build) => build.keys),
      ...oldPending(this.#listed, now),
    ];
    await atOnce(keys, AT_ONCE, (key) => this.#bucket.remove(key));
  }
}
