import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildContent } from './build.ts';
import { checkContent } from './check-content.ts';

const DIST = join(dirname(fileURLToPath(import.meta.url)), 'dist');

/**
 * `node --import tsx/esm api/content/check.ts [folder] [--as-built]`: builds the content and looks through it; with
 * `--as-built` it takes the folder as it is. The last line of the output is JSON: `{problems, links}` of
 * {@link checkContent}. The release command starts it (docs/content-releases.md).
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'as-built': { type: 'boolean' } },
    allowPositionals: true,
  });
  const distDir = positionals[0] ? resolve(positionals[0]) : DIST;
  if (!values['as-built']) await buildContent({ distDir, log: (line) => console.error(line) });
  console.log(JSON.stringify(await checkContent(distDir)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
