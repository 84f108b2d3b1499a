import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildHost, hashSources, sourcesOf, workspaceRoot } from '@site/federation';
import { buildFonts } from './fonts/build-fonts';

const dir = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '');
const entries = {
  client: join(dir, 'src/entry.client.tsx'),
  server: { worker: join(dir, 'src/entry.worker.ts'), inspect: join(dir, 'src/entry.inspect.ts') },
};

const started = performance.now();
const sourceHash = await hashSources(workspaceRoot, sourcesOf('host'));
const build = await buildHost(dir, entries, sourceHash);
const fonts = await buildFonts(join(dir, 'dist/web'));
await writeFile(join(dir, 'dist/fonts.json'), `${JSON.stringify(fonts, null, 2)}\n`);
console.log(
  `host is built (${((performance.now() - started) / 1000).toFixed(1)} s): ${build.script.file}`,
);
