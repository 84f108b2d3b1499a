import type { RegistryVersion } from '@site/federation';

interface ReleaseAtStart {
  remote: string;
  /** What is live of it; undefined when it was never released, or is retired: the release command leaves it so. */
  live: RegistryVersion | undefined;
  /** Hash of the sources that are here. */
  sourceHash: string;
  /** Whether this workspace decides what is live in the store. */
  isOwn: boolean;
  /** The store, in words. */
  place: string;
  release: () => Promise<void>;
  log: (line: string) => void;
}

/**
 * Releases a remote whose sources have changed, as a start does: nothing that is live is undone, and a remote that
 * cannot be released keeps its live version.
 * @throws what the release throws, where there is no version that could stay live
 */
export async function releaseIfChanged(start: ReleaseAtStart): Promise<void> {
  const { remote, live, sourceHash, isOwn, place, release, log } = start;
  if (!live) return release();
  const { version } = live.metadata;
  if (live.extras.sourceHash === sourceHash)
    return log(`${remote} ${version} is live and unchanged`);
  if (!isOwn)
    return log(
      `${remote} ${version} is live; the sources here are others. ${place} was made elsewhere: ` +
        `only \`pnpm release ${remote}\` changes what is live in it.`,
    );
  try {
    await release();
  } catch (error) {
    // One team's mistake must not keep all other pages from being served.
    log(`${(error as Error).message}\n${remote} ${version} stays live.`);
  }
}
