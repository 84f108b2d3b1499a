import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/** `pnpm test:fleet`: several machines behind nginx. Starts nine processes of its own, so not part of every run. */
export default defineConfig({
  ...site,
  testDir: './fleet',
  workers: 1,
  reporter: [['list']],
});
