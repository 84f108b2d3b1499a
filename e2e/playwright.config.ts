import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { apiPort, dataDir, releasesDir, repoRoot, siteOrigin, sitePort } from './site/addresses';

// `npm test` names the browser (scripts/lib/find-chromium.mjs); a run by hand takes what the system has.
const SYSTEM_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const chromium = process.env['CHROMIUM_PATH'] || SYSTEM_CHROMIUMS.find((file) => existsSync(file));
const isRoot = process.getuid?.() === 0;

/** Tests that wait for releases, restarts and limits more than they work. */
const WAITING = [
  /faults\/(broken-release|corrupt-file|gate|kill|lost-files|no-server-page)\.spec/,
  /composition\/(create-remote|live-release|other-repository)\.spec/,
];

/** The site as it is really served: released remotes, the real API, a database of its own (design §10). */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results/artifacts',
  globalSetup: './site/compile-host.ts',
  fullyParallel: true,
  // One more than a small machine has processors. One of them waits from the first minute on, so that two
  // have the processors to themselves: waiting tests beside each other would leave them idle.
  workers: 3,
  projects: [
    { name: 'waiting', testMatch: WAITING, workers: 1 },
    { name: 'pages', testIgnore: WAITING },
  ],
  forbidOnly: Boolean(process.env['CI']),
  // On a shared machine a test may meet a pause of seconds; one that needed its second try is named as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Generous: a limit matters only when something is broken, and two cores may be busy with other work.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    baseURL: siteOrigin,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Maps and videos of other origins are not ours to test, and a run must not need the internet.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: 'node e2e/site/start-fresh.mjs',
    cwd: repoRoot,
    url: `${siteOrigin}/readyz`,
    // Somebody who works on tests starts the site once: `E2E_REUSE=1`.
    reuseExistingServer: process.env['E2E_REUSE'] === '1',
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: {
      PORT: sitePort,
      API_PORT: apiPort,
      DATA_DIR: dataDir,
      RELEASES_DIR: releasesDir,
      DATABASE_URL: process.env['DATABASE_URL'] ?? '',
      RATE_LIMIT_WRITES: '100000',
      RATE_LIMIT_PHONE: '0',
      RATE_LIMIT_ADDRESS: '0',
      // A machine that is busy with browsers is late by itself: nobody is refused for that here.
      MAX_EVENT_LOOP_DELAY_MS: '0',
    },
  },
});
