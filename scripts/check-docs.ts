import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@site/federation';
import { sourceFiles } from './lib/borders/crossings';
import { readPackages } from './lib/borders/read-packages';
import { missingOfDecision, REFERENCE_PAGES } from './lib/docs/check-decision';
import { CITED_DOCUMENTS, sectionsOf, unresolvedSections } from './lib/docs/check-sections';
import { deadLinks, missingPages, type Named, unknownCommands } from './lib/docs/check-text';

/**
 * Checks that README, docs and comments name what exists: commands, links, pages of docs/ and their
 * sections; and that each decision has its date and the alternatives that lost. Documents that name
 * scripts that are gone are worse than none.
 */
const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const there: Named = {
  scripts: new Set(Object.keys(scripts)),
  exists: (path) => existsSync(join(workspaceRoot, path)),
};
const packages = readPackages(workspaceRoot).map((p) => p.folder);

const texts = [
  'README.md',
  ...readdirSync(join(workspaceRoot, 'docs'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `docs/${file.replaceAll('\\', '/')}`,
  ),
  ...packages.map((folder) => `${folder}/README.md`),
].filter((file) => file.endsWith('.md') && there.exists(file));
const sources = [...packages, 'scripts'].flatMap((folder) => sourceFiles(workspaceRoot, folder));

const sections = new Map(
  Object.values(CITED_DOCUMENTS).map((page) => [page, sectionsOf(read(page))]),
);
/** These checks and their tests write section signs and page names of which none need exist. */
const OWN_SOURCES = /^scripts\/lib\/docs\//;

const inTexts = texts.flatMap((file) => {
  const text = read(file);
  const folder = dirname(file) === '.' ? '' : dirname(file);
  return [
    ...unknownCommands(text, there).map(
      (name) => `${file}: \`pnpm ${name}\` is no script of package.json.`,
    ),
    ...deadLinks(text, folder, there).map((link) => `${file}: the link ${link} leads nowhere.`),
    ...unresolvedSections(text, sections).map((problem) => `${file}: ${problem}.`),
    ...(file.startsWith('docs/') && !REFERENCE_PAGES.has(file)
      ? missingOfDecision(text).map((part) => `${file}: this decision lacks ${part}.`)
      : []),
  ];
});
const inSources = sources
  .filter((file) => !OWN_SOURCES.test(file))
  .flatMap((file) => {
    const source = read(file);
    return [
      ...missingPages(source, there).map((page) => `${file}: there is no page ${page}.`),
      ...unresolvedSections(source, sections).map((problem) => `${file}: ${problem}.`),
    ];
  });

const findings = [...inTexts, ...inSources];
for (const finding of findings) console.error(`✗ ${finding}`);
if (findings.length > 0) process.exitCode = 1;
else console.log(`${texts.length} texts and ${sources.length} sources name what exists.`);
