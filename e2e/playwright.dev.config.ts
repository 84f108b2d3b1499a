import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/** `pnpm test:dev`: what `pnpm dev` promises, beside the site under test. Minutes on a small machine, so not part of every run. */
export default defineConfig({
  ...site,
  testDir: './dev',
  workers: 1,
  reporter: [['list']],
});
