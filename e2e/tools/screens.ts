import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { listPages, openBrowser, site } from './site';

/** `pnpm screens [path …]`: pictures of every page, both themes, three widths, for people to look at. */
const WIDTHS = [390, 768, 1440];
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
  width: number,
  theme: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((mode) => window.localStorage.setItem('themeMode', mode), theme);
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(site + path, { waitUntil: 'networkidle' });
    await readThrough(page);
    await page.screenshot({ path: join(folder, fileName(path, width, theme)), fullPage: true });
  }
  await context.close();
}

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : await listPages();
await mkdir(folder, { recursive: true });
const browser = await openBrowser();
for (const width of WIDTHS) for (const theme of THEMES) await shoot(browser, paths, width, theme);
await browser.close();
console.log(`${paths.length * WIDTHS.length * THEMES.length} pictures in screens/`);
