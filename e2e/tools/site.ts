import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** The running site that a tool looks at: `SITE`, else the address of `npm start`. */
export const site = (process.env['SITE'] || 'http://localhost:3000').replace(/\/$/, '');

/** Pages that the sitemap leaves out on purpose, and states worth seeing. */
const UNLISTED = [
  '/locate-dealer?state=Telangana',
  '/test-ride?dealer=1001',
  '/vayu_marut-gt/preorder',
  '/vayu_one-0/preorder',
  '/vayu_marut-gt-graphite/preorder/WINDFALL',
  '/order/history',
  '/releases',
  '/test-ride-walkins',
  '/offline-events',
  '/product/unknown',
  '/no/such/page',
];

/**
 * What the running site answers at a path, as text.
 * @throws Error that says what to do when no site answers
 */
export async function readFromSite(path: string): Promise<string> {
  const answer = await fetch(site + path).catch(() => null);
  if (!answer?.ok) throw new Error(`No site answers at ${site}: run npm start first, or set SITE.`);
  return answer.text();
}

/**
 * Paths of every page of the running site.
 * @throws Error when no site answers
 */
export async function listPages(): Promise<string[]> {
  const listed = [...(await readFromSite('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => {
      const { pathname } = new URL(loc ?? '/', site);
      return pathname;
    },
  );
  return [...new Set([...listed, ...UNLISTED])];
}

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Path of the browser: `CHROMIUM_PATH`, the system's, else Playwright's own. */
export function chromiumPath(): string {
  return (
    process.env['CHROMIUM_PATH'] ||
    (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : chromium.executablePath())
  );
}

/** Flags under which Chromium runs alone, as root too. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
