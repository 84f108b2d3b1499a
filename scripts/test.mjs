/**
 * `npm test`: installs, finds or installs a Chromium, and runs every check, those first in which a
 * mistake is cheapest to find; what the browser tests need is made ready behind them. The last line counts
 * the tests: `N passed, N failed`.
 * `npx pnpm verify --changed [revision]` runs the checks and the tests that a change touches.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { browserTestsOf, unitTestsOf } from './lib/changed-parts.mjs';
import { makeMemoryFolder } from './lib/memory-folder.mjs';
import { install, root, stop, tsNode } from './lib/set-up.mjs';
import { printSteps, runBehind, runBeside, step, timed } from './lib/test-steps.mjs';
import { userFolder } from './lib/user-folder.mjs';

const reports = join(root, '.cache/reports');
/** What Jest compiled is kept from run to run. */
const compiledTests = userFolder('motorbike-jest');
const total = { passed: 0, failed: 0 };
const flaky = [];

const bin = (packageName, file) => join(root, 'node_modules', packageName, file);

/** The titles of a Playwright suite's tests that needed their second try. */
const flakySpecs = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakySpecs),
];

/** The slowest of a run, each with its seconds: where to look when the whole takes too long. */
function printSlowest(entries) {
  const slowest = entries.sort((a, b) => b.ms - a.ms).slice(0, 10);
  console.log('\nslowest:');
  for (const { ms, name } of slowest)
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** All tests of a Playwright suite, with the time that each took in all its tries. */
const timedSpecs = ({ suites = [], specs = [] }) => [
  ...specs.map(({ file, title, tests }) => ({
    name: `${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(timedSpecs),
];

function readReport(file, count, stepPassed) {
  if (!existsSync(file)) {
    total.failed += 1;
    console.error(`No report of the tests at ${file}`);
    return;
  }
  const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
  total.passed += passed;
  // A runner that fails without a failed test (no tests, a broken set-up) must not pass for green.
  total.failed += !stepPassed && failed === 0 ? 1 : failed;
}

async function runJest(selection) {
  const file = join(reports, 'jest.json');
  const passed = await step('unit and contract tests', [
    '--interrupt-budget=1000000', // tests end before code that V8 optimises early pays for it
    bin('jest', 'bin/jest.js'),
    '--silent',
    // Half as many again as there are processors, because some tests wait for processes of their own.
    `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`,
    `--cacheDirectory=${compiledTests}`,
    '--json',
    `--outputFile=${file}`,
    ...selection,
  ]);
  readReport(
    file,
    (report) => {
      printSlowest(
        report.testResults.map(({ name, startTime, endTime }) => ({
          name: relative(root, name),
          ms: endTime - startTime,
        })),
      );
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      };
    },
    passed,
  );
}

async function runPlaywright(chromium, selection) {
  const file = join(reports, 'playwright.json');
  const cli = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  const passed = await step('browser tests', [cli, 'test', ...selection], {
    cwd: join(root, 'e2e'),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  readReport(
    file,
    ({ stats, errors, suites }) => {
      printSlowest(suites.flatMap(timedSpecs));
      flaky.push(...suites.flatMap(flakySpecs));
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
    },
    passed,
  );
}

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) stop(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
};

/** `--changed [revision]`: the tests that a change since the revision touches (HEAD: what is not committed). */
function readSelection(args) {
  const at = args.indexOf('--changed');
  if (at < 0) return { jest: [], browser: 'all' };
  const since = args[at + 1] ?? 'HEAD';
  const files = [
    ...git('diff', '--name-only', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return {
    jest: changedUnitTests(since, files),
    browser: browserTestsOf(files),
  };
}

/** The unit tests that Jest lists for a selection. */
function listUnitTests(...selection) {
  const args = [bin('jest', 'bin/jest.js'), '--listTests', '--json', ...selection];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) stop(`The unit tests could not be listed: ${stderr.trim()}`);
  return JSON.parse(stdout);
}

/** Jest knows tests by their imports; those that read a changed file by its path are added. */
function changedUnitTests(since, files) {
  const byPath = unitTestsOf(files);
  const tests = new Set([
    ...listUnitTests(`--changedSince=${since}`),
    ...(byPath.length > 0 ? listUnitTests(...byPath) : []),
  ]);
  return tests.size > 0 ? ['--runTestsByPath', ...tests] : undefined;
}

/** Ends the run with what a command said that cannot be done without. */
async function needed(running) {
  const { holds, output } = await running;
  return holds ? output.trimEnd() : stop(output.trimEnd());
}

const checks = [
  { name: 'types', args: [bin('typescript', 'bin/tsc'), '-p', '.'] },
  { name: 'lint and format', args: [bin('@biomejs/biome', 'bin/biome'), 'check', '.'] },
  { name: 'import borders', args: tsNode('scripts/borders.ts') },
  { name: 'nothing unused', args: [bin('knip', 'bin/knip.js'), '--no-progress'] },
  { name: 'docs name what exists', args: tsNode('scripts/check-docs.ts') },
];

const USAGE = `npx pnpm verify
Runs every check, as \`npm test\` does (docs/testing.md).
  --changed [revision]   those that the change touches: what is not committed, or what was changed since a revision`;

const words = process.argv.slice(2);
if (words.includes('--help') || words.includes('-h')) {
  console.log(USAGE);
  process.exit(0);
}
const [unknown] = words[0] === '--changed' ? words.slice(2) : words;
if (unknown !== undefined) stop(`What is "${unknown}"?\n${USAGE}`);

await timed('install', install);
const memory = makeMemoryFolder();
if (memory) process.env.TMPDIR = memory;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const selection = readSelection(words);
const hasBrowserTests = selection.browser === 'all' || selection.browser.length > 0;
// What the browser tests need is made ready behind the other checks.
const browsers =
  hasBrowserTests && runBehind('find browsers', [join(root, 'scripts/find-browsers.mjs')]);
const site = hasBrowserTests && runBehind('pictures and host', tsNode('scripts/prepare-site.ts'));

const checked = await runBeside(checks);
total.passed += checked.passed;
total.failed += checked.failed;
if (selection.jest) await runJest(selection.jest);
if (hasBrowserTests) {
  const chromium = (await needed(browsers)).split('\n').at(-1);
  await needed(site);
  await runPlaywright(chromium, selection.browser === 'all' ? [] : selection.browser);
}

for (const name of flaky) console.log(`passed at the second try: ${name}`);
printSteps();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
