import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { showHelp } from '../../scripts/lib/show-help';
import { settled } from '../fixtures/axe';
import { awaitCookieNotice } from '../fixtures/consent';
import type { Journey } from '../fixtures/journeys/journey';
import { journeys } from '../fixtures/journeys/journeys';
import { partsByWidth, QUIET_PAGE } from '../fixtures/open-parts';
import { partsOfPages } from '../fixtures/open-parts-of-pages';
import { LARGE, turnTheme } from '../fixtures/shell';
import { hasSeenOffers } from '../fixtures/visitor';
import { listPages, openBrowser, site } from './site';

showHelp(`npx pnpm screens [path or name …]
Pictures of every page, and of everything that opens, in both themes and five windows, in screens/.
  /test-ride        pictures of that page alone
  "cookie notice"   of what opens, or of the journey, that is called so
The site has to run: SITE is its address (http://localhost:3000).`);

/**
 * `pnpm screens [path or name …]`: pictures of every page and of everything that opens, both themes, five
 * windows, for people to look at. With paths, pictures of those pages alone; with names, of what opens and of
 * the journeys that are called so.
 */
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

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked.filter((what) => what.startsWith('/')) : await listPages();
const isAsked = ({ name }: { name: string }) => asked.length === 0 || asked.includes(name);

const fileName = (what: string, width: number, theme: string) =>
  join(
    folder,
    `${what.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}.${width}.${theme}.png`,
  );

const notice = { name: 'cookie notice', open: awaitCookieNotice, path: '/about-us' };

/** What opens in a window of this width, and on which page. */
function partsAt(width: number) {
  const [wide, narrow] = partsByWidth;
  const everywhere = (width >= LARGE ? wide : narrow)?.parts ?? [];
  return [...everywhere.map((part) => ({ ...part, path: QUIET_PAGE })), ...partsOfPages, notice];
}

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

interface Look {
  viewport: (typeof WINDOWS)[number];
  theme: (typeof THEMES)[number];
}

const looks: readonly Look[] = WINDOWS.flatMap((viewport) =>
  THEMES.map((theme) => ({ viewport, theme })),
);

async function visit(browser: Browser, { viewport, theme }: Look): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', baseURL: site });
  await context.addInitScript((mode) => window.localStorage.setItem('themeMode', mode), theme);
  return await context.newPage();
}

async function shoot(browser: Browser, paths: readonly string[], look: Look): Promise<void> {
  const page = await visit(browser, look);
  const { width, height } = look.viewport;
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const fullPage = height > 500;
    if (fullPage) await readThrough(page);
    await page.screenshot({ path: fileName(path, width, look.theme), fullPage });
  }
  await page.context().close();
}

/** Each part in a visit of its own, as it stands in the window once it is open. */
async function shootOpened(browser: Browser, look: Look): Promise<number> {
  const { width } = look.viewport;
  const parts = partsAt(width).filter(isAsked);
  for (const { name, open, path } of parts) {
    const page = await visit(browser, look);
    await hasSeenOffers(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await open(page);
    await settled(page);
    await page.screenshot({ path: fileName(`open ${name}`, width, look.theme) });
    await page.context().close();
  }
  return parts.length;
}

/** One visit for all looks: what comes up in the course of something longer is dear to come to. */
async function shootJourney(browser: Browser, { path, states }: Journey): Promise<number> {
  const [phone] = looks;
  if (!phone) return 0;
  const page = await visit(browser, phone);
  await hasSeenOffers(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const passed = states();
  for (const { name, open } of passed) {
    await open(page);
    for (const { viewport, theme } of [...looks, phone]) {
      await page.setViewportSize(viewport);
      await turnTheme(page, theme);
      await settled(page);
      await page.screenshot({ path: fileName(`open ${name}`, viewport.width, theme) });
    }
  }
  await page.context().close();
  return passed.length * looks.length;
}

await mkdir(folder, { recursive: true });
const browser = await openBrowser();
let pictures = 0;
for (const look of looks) {
  await shoot(browser, paths, look);
  pictures += paths.length + (await shootOpened(browser, look));
}
for (const journey of journeys.filter(isAsked)) pictures += await shootJourney(browser, journey);
await browser.close();
console.log(`${pictures} pictures in screens/`);
