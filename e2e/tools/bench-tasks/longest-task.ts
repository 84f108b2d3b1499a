import type { Browser, Page } from '@playwright/test';
import { PATIENCE_MS } from '../alive-page';
import { isTask, mostOf, processorMs, type TraceEvent, trace, workOf } from '../page-trace';
import { putYardstick, YARDSTICK, YARDSTICK_MS } from './yardstick';

/** What the thread of the page worked on, in ms of processor time. */
interface Task {
  ms: number;
  /** By the clock, since the page was asked for. */
  atMs: number;
  /** The part of the browser's work that takes most of it, e.g. `Layout`. */
  mostly: string;
}

/** Loads of one page: each one's longest task in ms, and the median of them. */
export interface Loads {
  each: number[];
  median: Task;
}

/** Says that a load is over. */
type IsOver = (page: Page) => Promise<unknown>;

/** @throws Error when the trace does not say when the page was asked for */
function longestTask(events: readonly TraceEvent[], origin: string): Task {
  const asked = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(origin),
  );
  if (!asked) throw new Error('The trace does not say when the page was asked for.');
  const own = workOf(events, asked, asked.ts);
  const [longest] = own.filter(isTask).sort((a, b) => processorMs(b) - processorMs(a));
  if (!longest) return { ms: 0, atMs: 0, mostly: '–' };
  return {
    ms: Math.round(processorMs(longest)),
    atMs: Math.round((longest.ts - asked.ts) / 1_000),
    mostly: mostOf(workOf(own, asked, longest.ts, longest.ts + (longest.dur ?? 0))),
  };
}

/** Loads a page as a visitor does who has nothing of the site yet. */
export async function load(browser: Browser, address: string, isOver: IsOver): Promise<Task> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await putYardstick(page);
    // The browser's process for the site is there before the trace begins, and notes all of it.
    await page.goto(address === YARDSTICK ? YARDSTICK : new URL('/robots.txt', address).href);
    const noted = await trace(browser, page, async () => {
      await page.goto(address);
      await isOver(page);
      await page.waitForLoadState('networkidle');
    });
    return longestTask(noted, new URL(address).origin);
  } finally {
    await context.close();
  }
}

/** Loads a page again and again. */
export async function loadOften(
  browser: Browser,
  address: string,
  runs: number,
  isOver: IsOver,
): Promise<Loads> {
  const found: Task[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await load(browser, address, isOver));
  const sorted = [...found].sort((a, b) => a.ms - b.ms);
  return { each: found.map(({ ms }) => ms), median: sorted[Math.floor(runs / 2)] as Task };
}

/** Loads the yardstick again and again. */
export const loadYardstick = (browser: Browser, runs: number): Promise<Loads> =>
  loadOften(browser, YARDSTICK, runs, async () => undefined);

/** @returns ms that may be taken here for what may take `ms` on the machine on which the goal was set */
export const allowedHere = (ms: number, { median }: Loads): number =>
  Math.round(ms * Math.max(1, median.ms / YARDSTICK_MS));
