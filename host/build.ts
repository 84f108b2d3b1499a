import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildHost, hashSources, workspaceRoot } from '@site/federation';
import { buildFonts } from './fonts/build-fonts';
import { hostDir, hostEntries } from './host-entries';

const started = performance.now();
const sourceHash = await hashSources(workspaceRoot, 'host');
const build = await buildHost(hostDir, hostEntries, sourceHash);
const fonts = await buildFonts(join(hostDir, 'dist/web'));
await writeFile(join(hostDir, 'dist/fonts.json'), `${JSON.stringify(fonts, null, 2)}\n`);
console.log(
  `host is built (${((performance.now() - started) / 1000).toFixed(1)} s): ${build.script.file}`,
);
