import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isIntact } from '../registry/integrity';
import { listReleaseFolders } from '../registry/kept-registries';
import { type ReleaseFiles, releaseFilesSchema } from '../registry/schema/release-files-schema';
import { storePaths } from '../registry/store-files';

/** The files of one remote's other releases in a folder, by their hashes: most of a content does not change with a release. */
export class KnownFiles {
  readonly #places: ReadonlyMap<string, string>;

  private constructor(places: ReadonlyMap<string, string>) {
    this.#places = places;
  }

  /**
   * Reads which files the releases beside one have.
   * @param root folder of the copies
   * @param folder of the release, `<remote>/<version>`
   */
  static async beside(root: string, folder: string): Promise<KnownFiles> {
    const places = new Map<string, string>();
    for (const other of await listReleaseFolders(root)) {
      if (dirname(other) !== dirname(folder)) continue;
      const files = await readList(storePaths(root).releaseFiles(other));
      for (const [name, { integrity }] of Object.entries(files))
        places.set(integrity, join(root, other, name));
    }
    return new KnownFiles(places);
  }

  /** The content with this hash; undefined when no file here has it, or has it no more. */
  async read(integrity: string): Promise<Buffer | undefined> {
    const place = this.#places.get(integrity);
    const content = place && (await readFile(place).catch(() => undefined));
    return content && isIntact(content, integrity) ? content : undefined;
  }
}

/** The list in a file; an empty one where it is damaged, or was removed meanwhile. */
async function readList(file: string): Promise<ReleaseFiles> {
  try {
    return releaseFilesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (_damaged) {
    return {};
  }
}
