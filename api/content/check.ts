import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { seedProductsSchema } from '../seeds/seed-schemas.ts';
import { nameLines } from '../src/platform/written/name-lines.ts';
import { buildContent } from './build.ts';
import { type ContentReport, checkContent } from './check-content.ts';
import { soldProblems } from './check-sold.ts';
import { joinProblems } from './join-problems.ts';
import { readText } from './read-text.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const DIST = join(HERE, 'dist');

/** The text of a file as an editor has written it. */
function writtenText(file: string): string | undefined {
  const path = join(HERE, 'json', file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Texts that do not fit what the seeds sell; nothing is said where the seeds cannot be read, which the build tells. */
async function findUnsold(distDir: string): Promise<string[]> {
  const json = join(distDir, 'json');
  const texts = readdirSync(json).map((file): [string, unknown] => [
    file,
    JSON.parse(readFileSync(join(json, file), 'utf8')),
  ]);
  const sold = await readText(join(HERE, '../seeds/products.json'), seedProductsSchema).catch(
    () => undefined,
  );
  return sold ? soldProblems(Object.fromEntries(texts), sold) : [];
}

/** Builds the content and looks through it. What cannot be built is told beside what is wrong with all that could be. */
async function buildAndCheck(distDir: string): Promise<ContentReport> {
  const broken: string[] = [];
  await buildContent({ distDir, log: (line) => console.error(line) }).catch((error: Error) => {
    broken.push(...error.message.split('\n'));
  });
  if (!existsSync(join(distDir, 'json'))) return { problems: broken, links: [] };
  const { problems, links } = await checkContent(distDir);
  const found = [...problems, ...(await findUnsold(distDir))];
  return { problems: nameLines(joinProblems(broken, found), writtenText), links };
}

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
  const report = values['as-built'] ? await checkContent(distDir) : await buildAndCheck(distDir);
  if (!values['in-words']) return console.log(JSON.stringify(report));
  if (report.problems.length > 0) throw new Error(report.problems.join('\n'));
  console.log('Nothing is wrong with the content.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
