import type { HTTPResponse, Page } from 'puppeteer-core';
import { preloadedPictureOf } from '../../document-requests';
import type { SeenLoad } from './judge-load';

/** What is kept in a page while it is watched. */
interface WatchedWindow {
  shifts: LayoutShift[];
  shiftObserver: PerformanceObserver;
  idle: Parameters<typeof requestIdleCallback>[];
  browserIdle: Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>;
}

/** An entry of the browser's list of layout shifts, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Runs in a page before its own scripts: collects layout shifts, and keeps idle moments back, because what waits for
 * one is not part of the first load. It names no function inside: the compiler's mark for names is not in the page.
 */
function watch(): void {
  const kept = window as unknown as WatchedWindow;
  kept.shifts = [];
  kept.shiftObserver = new PerformanceObserver((list) => {
    kept.shifts.push(...(list.getEntries() as LayoutShift[]));
  });
  kept.shiftObserver.observe({ type: 'layout-shift', buffered: true });
  kept.idle = [];
  kept.browserIdle = {
    requestIdleCallback: window.requestIdleCallback,
    cancelIdleCallback: window.cancelIdleCallback,
  };
  // Below zero, where the browser has no numbers of its own.
  window.requestIdleCallback = (...asked) => -kept.idle.push(asked);
  window.cancelIdleCallback = (id) => {
    delete kept.idle[-id - 1];
  };
}

/** Runs in a watched page: from now on idle moments come, also to what has asked for one before. */
function letIdleMomentsCome(): void {
  const kept = window as unknown as WatchedWindow;
  Object.assign(window, kept.browserIdle);
  for (const asked of kept.idle) if (asked) window.requestIdleCallback(...asked);
}

/** Runs in a page: whether the host has said that the remote's part of it works. */
export const isAlive = (): boolean => performance.getEntriesByName('alive:page').length > 0;

/** Runs in a page: paths of the scripts that were asked for before it was alive. */
const scriptsBeforeAlive = (): string[] => {
  const [alive] = performance.getEntriesByName('alive:page');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => alive !== undefined && startTime < alive.startTime)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js'));
};

/** Runs in a page: the sum of its layout shifts, those included that the browser has not handed over yet. */
const shiftOf = (): number => {
  const { shifts, shiftObserver } = window as unknown as WatchedWindow;
  shifts.push(...(shiftObserver.takeRecords() as LayoutShift[]));
  return shifts
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .reduce((sum, { value }) => sum + value, 0);
};

/** A load of a page that is watched. */
export interface WatchedLoad {
  /** Lets come what waits for an idle moment. To be called once the page is alive. */
  letIdleMomentsCome: () => Promise<void>;
  /** What the load cost so far. @param html the document as it came */
  seen: (html: string) => Promise<SeenLoad>;
}

/** Watches what a page to come costs. Call before it is loaded, in a page that has loaded nothing yet. */
export async function watchLoad(page: Page): Promise<WatchedLoad> {
  const pictures: HTTPResponse[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') pictures.push(response);
  });
  await page.evaluateOnNewDocument(watch);
  return {
    letIdleMomentsCome: () => page.evaluate(letIdleMomentsCome),
    seen: async (html) => {
      const hero = preloadedPictureOf(html);
      const shown = pictures.find((response) => hero && response.url().includes(hero));
      return {
        html,
        hero: shown ? (await shown.buffer()).length : 0,
        shift: await page.evaluate(shiftOf),
        scripts: await page.evaluate(scriptsBeforeAlive),
      };
    },
  };
}
