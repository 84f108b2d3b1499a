import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  exists,
  isContentVersion,
  isIntact,
  type RegistryVersion,
  type ReleaseFiles,
  releaseFilesSchema,
} from '@site/federation/registry';

/** A release whose files are all there and as they were signed. */
export interface VerifiedRelease {
  files: ReleaseFiles;
}

/** What is wrong with a release's files; `message` names the file. */
export class ReleaseFaultError extends Error {
  override readonly name = 'ReleaseFaultError';
}

/** A file that is not there, or one that this machine cannot read: no file left to open, no permission, a failing disk. */
function toFault(name: string, error: unknown): ReleaseFaultError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  const isGone = code === 'ENOENT' || code === 'ENOTDIR';
  return new ReleaseFaultError(isGone ? `missing ${name}` : `unreadable ${name}: ${code}`);
}

/** A file as it is, and the copies of it that are served to browsers that take them. */
const COPIES = ['', '.br', '.gz'];

/** A text of the content, which pages are made of. */
const TEXT = /^web\/json\/[^/]+\.json$/;

/** @returns undefined for what is no list of files, whoever has signed it */
function readList(text: string): ReleaseFiles | undefined {
  try {
    return releaseFilesSchema.safeParse(JSON.parse(text)).data;
  } catch (_notJson) {
    return undefined;
  }
}

/**
 * Checks the files of releases against the chain registry → file list → file (design §1.3). A file is
 * hashed again only when its size or times changed, so that the check may run every second.
 */
export class ReleaseVerifier {
  readonly #checked = new Map<string, string>();
  readonly #lists = new Map<string, ReleaseFiles>();

  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Of content, which has hundreds of pictures, only the texts are looked at: a picture or a document is when somebody
   * asks for it ({@link isWhole}).
   * @throws ReleaseFaultError `missing …`, `unreadable …` or `corrupt …`
   */
  async verify(version: RegistryVersion): Promise<VerifiedRelease> {
    const { folder, filesIntegrity } = version.extras;
    const files = await this.#fileList(folder, filesIntegrity);
    const isContent = isContentVersion(version);
    await Promise.all(
      Object.entries(files)
        .filter(([name]) => !isContent || TEXT.test(name))
        .map(([name, { integrity }]) => this.#checkFile(`${folder}/${name}`, integrity)),
    );
    return { files };
  }

  /**
   * Whether a file of a release, and each compressed copy that would be served in its name, is there as
   * it was signed.
   * @param name inside the release's folder, e.g. `web/remoteEntry.js`
   */
  async isWhole(version: RegistryVersion, name: string): Promise<boolean> {
    const { folder, filesIntegrity } = version.extras;
    try {
      const files = await this.#fileList(folder, filesIntegrity);
      if (!files[name]) return false;
      await Promise.all(
        COPIES.map(async (ending) => {
          const listed = files[name + ending];
          if (listed) return this.#checkFile(`${folder}/${name}${ending}`, listed.integrity);
          const copy = `${folder}/${name}${ending}`;
          if (await exists(join(this.#root, copy))) throw new ReleaseFaultError(`unlisted ${copy}`);
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof ReleaseFaultError) return false;
      throw error;
    }
  }

  async #fileList(folder: string, expected: string): Promise<ReleaseFiles> {
    const name = `${folder}/release.json`;
    await this.#checkFile(name, expected);
    const known = this.#lists.get(expected);
    if (known) return known;
    const files = readList(await readFile(join(this.#root, name), 'utf8'));
    if (!files) throw new ReleaseFaultError(`corrupt ${name}`);
    this.#lists.set(expected, files);
    return files;
  }

  async #checkFile(name: string, expected: string): Promise<void> {
    const path = join(this.#root, name);
    const info = await stat(path).catch((error: unknown) => {
      throw toFault(name, error);
    });
    const state = `${info.size}:${info.mtimeMs}:${info.ctimeMs}:${expected}`;
    if (this.#checked.get(path) === state) return;
    const bytes = await readFile(path).catch((error: unknown) => {
      throw toFault(name, error);
    });
    if (!isIntact(bytes, expected)) throw new ReleaseFaultError(`corrupt ${name}`);
    this.#checked.set(path, state);
  }
}
