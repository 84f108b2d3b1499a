import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostBuild, HostFile } from '@site/federation';
import type { FontAssets } from '../../fonts/font-assets';
import type { HostScript, HostScripts } from './document';

const hostScript = ({ file, integrity }: HostFile): HostScript => ({
  address: `/assets/${file}`,
  integrity,
});

/** The host as it was built: its scripts with their addresses, and the shared packages that it gives, by key. */
export async function readHostBuild(
  distDir: string,
): Promise<{ scripts: HostScripts; provides: HostBuild['provides'] }> {
  const { script, shares, later, provides } = await readJson<HostBuild>(
    join(distDir, 'build.json'),
  );
  const files = Object.entries(shares).map(([key, list]) => [key, list.map(hostScript)]);
  const scripts = {
    main: hostScript(script),
    shares: Object.fromEntries(files),
    later: later.map(hostScript),
  };
  return { scripts, provides };
}

/** The fonts as they were built. */
export const readFonts = (distDir: string): Promise<FontAssets> =>
  readJson(join(distDir, 'fonts.json'));

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
