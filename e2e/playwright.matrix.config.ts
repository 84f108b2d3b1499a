import { defineConfig } from '@playwright/test';
import type { FocusRule } from './fixtures/focus-rule';
import { FIREFOX } from './fixtures/matrix/test';
import site from './playwright.config';

const FIREFOX_ALONE = 'firefox.spec.ts';
/** It slows the browser down by Chromium's own protocol. */
const CHROMIUM_ALONE = 'slow-phone.spec.ts';
/** Tests that press what opens something, or leads somewhere. */
const PRESSES =
  /(catalog\/(gallery|product)|shell\/(header|drawer|talk-actions)|dealers\/one-time-code)\.spec/;

/**
 * `pnpm test:matrix`: every fault on every route in two browsers, hydration and a form in Firefox, typing on a slow phone,
 * and presses after which the focus goes where Safari lets it go.
 */
export default defineConfig<FocusRule>({
  ...site,
  testDir: './matrix',
  projects: [
    { name: 'chromium', testIgnore: FIREFOX_ALONE },
    { name: FIREFOX, testIgnore: CHROMIUM_ALONE },
    {
      name: 'focus as in Safari',
      testDir: './tests',
      testMatch: PRESSES,
      use: { focusBy: 'safari' },
    },
  ],
  reporter: [['list']],
});
