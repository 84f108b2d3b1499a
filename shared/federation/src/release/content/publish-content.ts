import { CONTENT, type RegistryVersion, readRegistry } from '../../registry';
import type { ReleaseBuild } from '../build-release/release-build';
import { AlreadyReleasedError } from '../publish';
import type { Publication } from '../publish-release/publication';
import { publishRelease } from '../publish-release/publish-release';
import { nextContentVersion } from './content-version';

interface ContentPublication extends Omit<Publication, 'remote' | 'version'> {
  /** Defaults to the next one of the day. */
  version: string | undefined;
}

/** Others may release at the same time: then the next number of the day is tried, so often. */
const MOST_TRIES = 3;

/**
 * Publishes content that was built as an immutable version and switches the registry to it.
 * @throws as {@link publishRelease}
 */
export async function publishContent(
  content: ContentPublication,
  build: ReleaseBuild,
  folder: string,
): Promise<RegistryVersion> {
  for (let tries = 1; ; tries += 1) {
    const now = (await readRegistry(content.store)).microFrontends[CONTENT] ?? [];
    const version = content.version ?? nextContentVersion(now);
    try {
      return await publishRelease({ ...content, remote: CONTENT, version }, build, folder);
    } catch (error) {
      const isTaken = error instanceof AlreadyReleasedError && content.version === undefined;
      if (!isTaken || tries === MOST_TRIES) throw error;
    }
  }
}
