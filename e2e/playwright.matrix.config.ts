import { defineConfig } from '@playwright/test';
import { FIREFOX } from './fixtures/matrix/test';
import site from './playwright.config';

/** `pnpm test:matrix`: every fault on every route in two browsers. */
export default defineConfig({
  ...site,
  testDir: './matrix',
  projects: [{ name: 'chromium' }, { name: FIREFOX }],
  reporter: [['list']],
});
