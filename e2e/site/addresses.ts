import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const repoRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that a browser run writes beside its report; emptied when the site is started for it. */
export const scratchDir = join(repoRoot, '.cache/e2e');

/** The host's server in one file, which tests start when they need a host of their own (compile-host.ts). */
export const compiledHost = join(scratchDir, 'host.mjs');

/** Where the site under test keeps its data and its releases. */
export const dataDir = process.env['E2E_DATA_DIR'] || join(scratchDir, 'data');
export const releasesDir = process.env['E2E_RELEASES_DIR'] || join(scratchDir, 'releases');

/** Ports of its own, so that a run does not disturb a site that somebody is looking at. */
export const sitePort = process.env['E2E_PORT'] || '3210';
export const apiPort = process.env['E2E_API_PORT'] || '4210';

/** The site under test, and its API. */
export const siteOrigin = `http://localhost:${sitePort}`;
export const apiOrigin = `http://127.0.0.1:${apiPort}`;
