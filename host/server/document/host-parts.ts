import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostBuild } from '@site/federation';
import type { FontAssets } from '../../fonts/font-assets';
import type { DevSite } from '../dev/dev-site';
import { readFonts, readHostBuild } from './built-assets';
import type { HostScripts } from './document';

/** What the server sends of the host's own build. */
interface HostParts {
  scripts: HostScripts;
  fonts: FontAssets;
  /** Versions of the shared packages that the host gives, by key. */
  provides: Readonly<HostBuild['provides']>;
  /** The service worker; empty under `pnpm dev`: what is worked on is not to be kept. */
  offlineScript: string;
}

/** Reads the host's build, or what development puts in its place. */
export async function readHostParts(
  distDir: string,
  dev: Pick<DevSite, 'script' | 'provides'> | undefined,
): Promise<HostParts> {
  const fonts = await readFonts(distDir);
  if (dev) {
    const scripts = { main: { address: dev.script }, shares: {}, later: [] };
    return { scripts, fonts, provides: dev.provides, offlineScript: '' };
  }
  const offlineScript = await readFile(join(distDir, 'offline/worker.js'), 'utf8');
  return { ...(await readHostBuild(distDir)), fonts, offlineScript };
}
