import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureStore, providedVersions } from '@site/federation';
import { startHotSite } from '@site/federation/dev';
import { StartError } from '@site/server';
import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import { buildFonts } from '../../fonts/build-fonts';
import { hostDir, hostEntries } from '../../host-entries';
import { createApp } from '../app';
import type { HostConfig } from '../config';
import { runServer } from '../run-server';
import { readDevConfig } from './dev-config';
import { overlayHotRemotes, refusedClaims } from './dev-site';

const distDir = join(hostDir, 'dist-dev');

/** A page waits no longer for builds under way, in ms: then it shows the last good ones. */
const MAX_WAIT_MS = 10_000;

async function ensureFonts(): Promise<void> {
  const list = join(distDir, 'fonts.json');
  if (existsSync(list)) return;
  await mkdir(distDir, { recursive: true });
  const fonts = await buildFonts(join(distDir, 'web'));
  await writeFile(list, `${JSON.stringify(fonts, null, 2)}\n`);
}

/** Tells the developer each line once, and again after it was away. */
let told: readonly string[] = [];
function tellNew(lines: readonly string[]): void {
  for (const line of lines) if (!told.includes(line)) console.error(line);
  told = lines;
}

/** The host's server with the host and some remotes hot: `pnpm dev` starts it. */
async function createDevApp(config: HostConfig): Promise<FastifyInstance> {
  const { HOT_REMOTES, DEV_PORT } = readDevConfig(process.env);
  await Promise.all([
    ensureFonts(),
    config.RELEASES_STORE ? undefined : ensureStore(config.RELEASES_DIR),
  ]);
  const hot = await startHotSite({
    hostDir,
    entries: hostEntries,
    remoteDirs: HOT_REMOTES,
    fromPort: DEV_PORT,
    onProblem: (message) => console.error(message),
  }).catch((error: unknown) => {
    throw new StartError(error instanceof Error ? error.message : String(error));
  });
  const app = await createApp(
    { ...config, HOST_DIST: distDir },
    {
      ...hot,
      provides: providedVersions(hostDir),
      overlay: (live) => {
        const overlaid = overlayHotRemotes(live, hot.remotes());
        tellNew(refusedClaims(overlaid));
        return overlaid;
      },
      settled: () =>
        pTimeout(hot.settled(), { milliseconds: MAX_WAIT_MS, fallback: () => undefined }),
    },
  );
  app.addHook('onClose', () => hot.close());
  return app;
}

runServer(createDevApp);
