import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { listPages, openBrowser, site } from './site';

/** `pnpm screens [path …]`: pictures of every page, both themes, five windows, for people to look at. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
  // A phone on its side, and a wide screen at zoom 200 %: what counts there is the first view.
  { width: 844, height: 390 },
  { width: 640, height: 400 },
];
const THEMES = ['light', 'dark'] as const;
const folder = fileURLToPath(new URL('../../screens', import.meta.url));

const fileName = (path: string, width: number, theme: string) =>
  `${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}.${width}.${theme}.png`;

/** Brings lazy pictures into view once, as a reader does, and goes back to the top. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight;
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function shoot(
  browser: Browser,
  paths: readonly string[],
  viewport: { width: number; height: number },
  theme: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((mode) => window.localStorage.setItem('themeMode', mode), theme);
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(site + path, { waitUntil: 'networkidle' });
    const fullPage = viewport.height > 500;
    if (fullPage) await readThrough(page);
    await page.screenshot({ path: join(folder, fileName(path, viewport.width, theme)), fullPage });
  }
  await context.close();
}

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : await listPages();
await mkdir(folder, { recursive: true });
const browser = await openBrowser();
for (const window of WINDOWS)
  for (const theme of THEMES) await shoot(browser, paths, window, theme);
await browser.close();
console.log(`${paths.length * WINDOWS.length * THEMES.length} pictures in screens/`);
