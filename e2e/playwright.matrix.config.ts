import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/** `pnpm test:matrix`: every fault on every route in two browsers. Takes a quarter of an hour, so not part of every run. */
export default defineConfig({
  ...site,
  testDir: './matrix',
  projects: [{ name: 'matrix' }],
  workers: 2,
  reporter: [['list']],
});
