/**
 * `npm test`: installs, finds or installs a Chromium, and runs every check, in the order in which a
 * mistake is cheapest to find. The last line counts the tests: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './lib/find-chromium.mjs';
import { install, root, tsNode } from './lib/set-up.mjs';

const reports = join(root, '.cache/reports');
const total = { passed: 0, failed: 0 };
const slow = [];
const flaky = [];

function step(name, args, options = {}) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: options.cwd ?? root,
    stdio: 'inherit',
    env: { ...process.env, ...options.env },
  });
  slow.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`);
  return status === 0;
}

const bin = (packageName, file) => join(root, 'node_modules', packageName, file);

/** A check that is no test runner counts as one test: it holds or it does not. */
function check(name, args) {
  if (step(name, args)) total.passed += 1;
  else total.failed += 1;
}

/** The titles of a Playwright suite's tests that needed their second try. */
const flakySpecs = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakySpecs),
];

function readReport(file, count, listFlaky, stepPassed) {
  if (!existsSync(file)) {
    total.failed += 1;
    console.error(`No report of the tests at ${file}`);
    return;
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  flaky.push(...listFlaky(report));
  const { passed, failed } = count(report);
  total.passed += passed;
  // A runner that fails without a failed test (no tests, a broken set-up) must not pass for green.
  total.failed += !stepPassed && failed === 0 ? 1 : failed;
}

function runJest() {
  const file = join(reports, 'jest.json');
  const passed = step('unit and contract tests', [
    bin('jest', 'bin/jest.js'),
    '--silent',
    '--maxWorkers=100%', // all cores: nothing else runs meanwhile
    '--json',
    `--outputFile=${file}`,
  ]);
  readReport(
    file,
    (r) => ({ passed: r.numPassedTests, failed: r.numFailedTests + r.numRuntimeErrorTestSuites }),
    (r) =>
      r.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => fullName),
    passed,
  );
}

function runPlaywright(chromium) {
  const file = join(reports, 'playwright.json');
  const cli = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  const passed = step('browser tests', [cli, 'test'], {
    cwd: join(root, 'e2e'),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  readReport(
    file,
    ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
    }),
    ({ suites }) => suites.flatMap(flakySpecs),
    passed,
  );
}

install();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const chromium = findChromium();

check('lint and format', [bin('@biomejs/biome', 'bin/biome'), 'check', '.']);
check('types', [bin('typescript', 'bin/tsc'), '-p', '.']);
check('import borders', tsNode('scripts/borders.ts'));
check('docs name what exists', tsNode('scripts/check-docs.ts'));
runJest();
runPlaywright(chromium);

for (const name of flaky) console.log(`passed at the second try: ${name}`);
console.log(`\n${slow.join(' · ')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
