import { defineConfig } from '@playwright/test';
import { FIREFOX } from './fixtures/matrix/test';
import site from './playwright.config';

const FIREFOX_ALONE = 'firefox.spec.ts';
/** It slows the browser down by Chromium's own protocol. */
const CHROMIUM_ALONE = 'slow-phone.spec.ts';

/** `pnpm test:matrix`: every fault on every route in two browsers, hydration and a form in Firefox, typing on a slow phone. */
export default defineConfig({
  ...site,
  testDir: './matrix',
  projects: [
    { name: 'chromium', testIgnore: FIREFOX_ALONE },
    { name: FIREFOX, testIgnore: CHROMIUM_ALONE },
  ],
  reporter: [['list']],
});
