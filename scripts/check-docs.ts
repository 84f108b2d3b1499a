import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '@site/federation/workspace';
import { deadAnchors } from './lib/docs/check-anchors';
import { missingOfDecision, REFERENCE_PAGES, undatedDecisions } from './lib/docs/check-decision';
import { CITED_DOCUMENTS, sectionsOf, unresolvedSections } from './lib/docs/check-sections';
import { namesWithoutSubject } from './lib/docs/check-test-names';
import {
  ambiguousFiles,
  deadLinks,
  missingFiles,
  missingPages,
  type Named,
  unknownCommands,
} from './lib/docs/check-text';
import { listFiles } from './lib/list-files';

/**
 * Checks that every text, script and configuration of the repository names what exists: commands, links,
 * source files, pages of docs/ and their sections; and that each decision has its date and the alternatives
 * that lost; and that the name of each test says what it is about. Documents that name scripts that are gone are worse than none.
 */
const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const there: Named = {
  scripts: new Set(Object.keys(scripts)),
  exists: (path) => existsSync(join(workspaceRoot, path)),
};
const files = listFiles(workspaceRoot);
/** A changelog tells of what was: its files may be gone. */
const texts = files.filter((file) => /\.md$/.test(file) && !/(^|\/)CHANGELOG\.md$/.test(file));
const sources = files.filter((file) => /\.(tsx?|[mc]js|d\.mts|conf|sh|ya?ml)$/.test(file));

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
    ...missingFiles(text, folder, files).map((name) => `${file}: there is no file ${name}.`),
    ...ambiguousFiles(text, folder, files).map(
      (name) => `${file}: several files are called ${name}; name it with its folder.`,
    ),
    ...missingPages(text, there).map((page) => `${file}: there is no page ${page}.`),
    ...deadLinks(text, folder, there).map((link) => `${file}: the link ${link} leads nowhere.`),
    ...deadAnchors(text, file, (page) => (there.exists(page) ? read(page) : undefined)).map(
      (link) => `${file}: the link ${link} leads to no section.`,
    ),
    ...unresolvedSections(text, sections).map((problem) => `${file}: ${problem}.`),
    ...(file.startsWith('docs/') && !REFERENCE_PAGES.has(file)
      ? missingOfDecision(text).map((part) => `${file}: this decision lacks ${part}.`)
      : []),
    ...(file.endsWith('README.md') && !file.startsWith('docs/') ? undatedDecisions(text) : []).map(
      (point) => `${file}: the decision "${point} …" lacks its date or what lost.`,
    ),
  ];
});
const inSources = sources
  .filter((file) => !OWN_SOURCES.test(file))
  .flatMap((file) => {
    const source = read(file);
    return [
      ...missingPages(source, there).map((page) => `${file}: there is no page ${page}.`),
      ...unresolvedSections(source, sections).map((problem) => `${file}: ${problem}.`),
      ...(/\.(test|spec)\.tsx?$/.test(file) ? namesWithoutSubject(source) : []).map(
        (name) => `${file}: the test "${name}" does not say what it is about.`,
      ),
    ];
  });

const exempt = [...REFERENCE_PAGES].filter((page) => !there.exists(page));
const findings = [
  ...inTexts,
  ...inSources,
  ...exempt.map((page) => `check-decision.ts: there is no page ${page} to exempt.`),
];
for (const finding of findings) console.error(`✗ ${finding}`);
if (findings.length > 0) process.exitCode = 1;
else console.log(`${texts.length} texts and ${sources.length} sources name what exists.`);
