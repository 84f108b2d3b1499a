import { join } from 'node:path';
import { SERVER_ENTRY } from '../built-remote/built-remote';
import type { TrialApi } from '../trial-api/with-trial-api';
import type { PageTrial } from '../try-pages/page-trial';
import { tryPages } from '../try-pages/try-pages';

/** Renders the pages of a build on the server. @param api with the data that they show */
export const tryOnServer = (
  hostDir: string,
  { remote, dist, routes }: { remote: string; dist: string; routes: readonly { path: string }[] },
  api: TrialApi | undefined,
): Promise<PageTrial> =>
  tryPages(join(hostDir, 'dist/node/gate.cjs'), {
    remote,
    serverEntry: join(dist, SERVER_ENTRY),
    paths: routes.map(({ path }) => path),
    apiOrigin: api?.origin,
  });
