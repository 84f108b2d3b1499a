import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from '@site/federation/registry';
import { ownName } from './own-name';

/**
 * The file text of the registry that this host used last, kept beyond its end in a folder of the host's
 * own. It is signed, so it is checked like any other when it is read again.
 */
export class RegistryMemory {
  readonly #file: string;

  readonly #dir: string;

  /**
   * @param dir STATE_DIR; made when it is missing
   * @param store the releases folder
   */
  constructor(dir: string, store: string) {
    this.#dir = dir;
    this.#file = join(dir, `${ownName('registry', store)}.json`);
  }

  /**
   * The text kept last; undefined when there is none, before the first registry.
   * @throws the file system's error when there is one that cannot be read
   */
  async read(): Promise<string | undefined> {
    try {
      return await readFile(this.#file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** @throws the file system's error: a full disk, no permission */
  async write(text: string): Promise<void> {
    await mkdir(this.#dir, { recursive: true });
    await writeFileAtomic(this.#file, text);
  }
}
