import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildContent } from './build.ts';
import { checkContent } from './check-content.ts';

const DIST = join(dirname(fileURLToPath(import.meta.url)), 'dist');

/**
 * `node --import tsx/esm api/content/check.ts [folder]`: builds the content and looks through it. The last line of the
 * output is JSON: `{problems, links}` of {@link checkContent}. The release command starts it (docs/content-releases.md).
 */
async function main(): Promise<void> {
  const distDir = process.argv[2] ? resolve(process.argv[2]) : DIST;
  await buildContent({ distDir, log: (line) => console.error(line) });
  console.log(JSON.stringify(await checkContent(distDir)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
