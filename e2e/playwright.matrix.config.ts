import { defineConfig } from '@playwright/test';
import { FIREFOX } from './fixtures/matrix/test';
import site from './playwright.config';

const FIREFOX_ALONE = 'firefox.spec.ts';

/** `pnpm test:matrix`: every fault on every route in two browsers, and hydration and a form in Firefox. */
export default defineConfig({
  ...site,
  testDir: './matrix',
  projects: [{ name: 'chromium', testIgnore: FIREFOX_ALONE }, { name: FIREFOX }],
  reporter: [['list']],
});
