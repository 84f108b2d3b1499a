import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { hostConfig, runBuild } from '@site/federation/preset';
import { workspaceRoot } from '@site/federation/workspace';
import { attributeBytes } from './attribute-bytes';

/** `pnpm bench parts`: what the host's first script is made of, in brotli bytes by part. */
const hostDir = join(workspaceRoot, 'host');
const out = join(workspaceRoot, '.cache/bench-host');

const config = hostConfig(
  hostDir,
  { client: join(hostDir, 'src/entry.client.ts'), server: {} },
  'web',
);
await runBuild([{ ...config, devtool: 'source-map', output: { ...config.output, path: out } }]);
const file = (await readdir(out)).find((name) => /^client\..*\.js$/.test(name));
if (!file) throw new Error('The build made no client script');
const code = await readFile(join(out, file), 'utf8');
const brotli = brotliCompressSync(code, {
  params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
}).length;
const parts = [...attributeBytes(code, await readFile(join(out, `${file}.map`), 'utf8'))];
console.log(`host script: ${(brotli / 1024).toFixed(1)} KB brotli`);
for (const [part, share] of parts.sort(([, a], [, b]) => b - a)) {
  console.log(`  ${part.padEnd(28)} ${((brotli * share) / 1024).toFixed(1).padStart(6)} KB`);
}
