import { join } from 'node:path';
import { behindOf, defaultVersion, offeredRemotes, type Registry } from '../../registry';
import { startRecordedApi } from '../trial-api/start-recorded-api';
import { tryPages } from '../try-pages/try-pages';

interface ContentTrial {
  /** Releases folder. */
  store: string;
  registry: Registry;
  /** Folder of the host, built. */
  hostDir: string;
  /** The recording of an API (`pnpm record:api`). */
  answers: string;
  /** Folder of the new content. */
  content: string;
}

/**
 * Renders each page of the live remotes once with the new content, on the server, beside the recorded answers of the
 * API.
 * @returns what is wrong, a sentence each
 */
export async function tryContent({
  store,
  registry,
  hostDir,
  answers,
  content,
}: ContentTrial): Promise<string[]> {
  const tester = join(hostDir, 'dist/node/gate.cjs');
  const api = await startRecordedApi({ answers, content });
  const tryAll = async (root: string): Promise<string[]> => {
    const trials = offeredRemotes(registry).flatMap(([remote, versions]) => {
      const { folder, serverEntry, routes } = defaultVersion(versions).extras;
      const paths = routes.filter(({ siteData }) => !siteData).map(({ path }) => path);
      if (serverEntry === undefined || paths.length === 0) return [];
      return [
        tryPages(tester, {
          remote,
          serverEntry: join(root, folder, serverEntry),
          paths,
          apiOrigin: api.origin,
          dataOnly: true,
        }),
      ];
    });
    return (await Promise.all(trials)).flatMap(({ problems }) => problems);
  };
  try {
    return (await behindOf(store)?.whole?.(tryAll)) ?? (await tryAll(store));
  } finally {
    await api.stop();
  }
}
