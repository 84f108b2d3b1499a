import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildContent } from './build.ts';
import { checkContent } from './check-content.ts';

const DIST = join(dirname(fileURLToPath(import.meta.url)), 'dist');

/**
 * `node --import tsx/esm api/content/check.ts [folder] [--as-built]`: builds the content and looks through it; with
 * `--as-built` it takes the folder as it is. The last line of the output is JSON: `{problems, links}` of
 * {@link checkContent}; with `--in-words`, for people, what is wrong is told a line each, with exit code 1. The release
 * command starts it (docs/content-releases.md).
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'as-built': { type: 'boolean' }, 'in-words': { type: 'boolean' } },
    allowPositionals: true,
  });
  const distDir = positionals[0] ? resolve(positionals[0]) : DIST;
  if (!values['as-built']) await buildContent({ distDir, log: (line) => console.error(line) });
  const report = await checkContent(distDir);
  if (!values['in-words']) return console.log(JSON.stringify(report));
  if (report.problems.length > 0) throw new Error(report.problems.join('\n'));
  console.log('Nothing is wrong with the content.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
