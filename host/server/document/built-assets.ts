import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostBuild, HostFile } from '@site/federation';
import type { FontAssets } from '../../fonts/font-assets';
import type { HostScript, HostScripts } from './document';

const hostScript = ({ file, integrity }: HostFile): HostScript => ({
  address: `/assets/${file}`,
  integrity,
});

/** The host's scripts as they were built, with their addresses. */
export async function readHostScripts(distDir: string): Promise<HostScripts> {
  const { script, shares } = await readJson<HostBuild>(join(distDir, 'build.json'));
  const files = Object.entries(shares).map(([key, list]) => [key, list.map(hostScript)]);
  return { main: hostScript(script), shares: Object.fromEntries(files) };
}

/** The fonts as they were built. */
export const readFonts = (distDir: string): Promise<FontAssets> =>
  readJson(join(distDir, 'fonts.json'));

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
