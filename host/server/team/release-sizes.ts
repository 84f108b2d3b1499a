import { readFile } from 'node:fs/promises';
import {
  isContentVersion,
  type RegistryVersion,
  releaseFilesSchema,
  storePaths,
} from '@site/federation/registry';
import { LRUCache } from 'lru-cache';

/** Releases of which the size is remembered: some dozens of each remote. */
const MOST_KNOWN = 2_000;

const SCRIPT = /^web\/.*\.m?js$/;

/** Bytes of all scripts as browsers get them: compressed, where a compressed copy was released. */
function scriptBytes(text: string): number {
  const files = releaseFilesSchema.parse(JSON.parse(text));
  return Object.entries(files)
    .filter(([name]) => SCRIPT.test(name))
    .reduce((sum, [name, { bytes }]) => sum + (files[`${name}.br`]?.bytes ?? bytes), 0);
}

/** Bytes of all files of a content, without their compressed copies. */
function contentBytes(text: string): number {
  const files = releaseFilesSchema.parse(JSON.parse(text));
  return Object.entries(files)
    .filter(([name]) => !/\.(br|gz)$/.test(name))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
}

/** How many bytes of scripts each release of a remote has, and of files each content. What a release contains never changes, so each is read once. */
export class ReleaseSizes {
  readonly #known = new LRUCache<string, number>({ max: MOST_KNOWN });

  readonly #store: string;

  /** @param store releases folder */
  constructor(store: string) {
    this.#store = store;
  }

  /** @returns null where this host does not have the files of the release, or cannot read their list */
  async of(version: Pick<RegistryVersion, 'extras'>): Promise<number | null> {
    const { extras } = version;
    const known = this.#known.get(extras.filesIntegrity);
    if (known !== undefined) return known;
    try {
      const list = storePaths(this.#store).releaseFiles(extras.folder);
      const bytesOf = isContentVersion(version) ? contentBytes : scriptBytes;
      const bytes = bytesOf(await readFile(list, 'utf8'));
      this.#known.set(extras.filesIntegrity, bytes);
      return bytes;
    } catch (_notHere) {
      return null;
    }
  }
}
