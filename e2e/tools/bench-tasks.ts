import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { isAlive, PATIENCE_MS } from './alive-page';
import { startBenchSite } from './bench-site';
import { putYardstick, YARDSTICK, YARDSTICK_MS } from './bench-tasks/yardstick';
import { PAGES } from './bench-web/pages';
import { openBrowser, site } from './site';

/**
 * `pnpm bench tasks [--runs 7]`: whether one of our pages works for more than 50 ms at a time on the thread that
 * answers its visitor, from the first byte until its late code has come. Processor time of Chromium's trace counts, and
 * not the clock: on two processors the thread also waits for the browser, the server and the system's fonts. Processor
 * and line are as they are. It starts a host and an API of its own on the built site, unless `SITE` names one that runs.
 * It ends with 1 when the median of a page's longest tasks is above 50 ms. Where a document that is always the same, the
 * yardstick, takes longer than on the machine that the goal was set on, a page may take longer in the same proportion.
 */

/** With a dealer in its address the booking page has its form at once. */
const WATCHED = { ...PAGES, booking: '/test-ride?dealer=1001' };
const MOST_MS = 50;

/** An event of Chromium's trace: `dur` is by the clock, `tdur` processor time of its thread, both in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** What the thread of the page worked on, in ms of processor time. */
interface Task {
  ms: number;
  /** By the clock, since the page was asked for. */
  atMs: number;
  /** The part of the browser's work that takes most of it, e.g. `Layout`. */
  mostly: string;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');

/** Without `v8`: what traces V8's own work makes it work more. */
const CATEGORIES = ['devtools.timeline', 'toplevel', 'blink.user_timing'];

const isTask = ({ name }: TraceEvent): boolean => name.endsWith('RunTask');

/** @throws Error when the trace does not say when the page was asked for */
function longestTask(events: readonly TraceEvent[], origin: string): Task {
  const asked = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(origin),
  );
  if (!asked) throw new Error('The trace does not say when the page was asked for.');
  const own = events.filter(
    ({ ph, pid, tid, ts }) =>
      ph === 'X' && pid === asked.pid && tid === asked.tid && ts >= asked.ts,
  );
  const [longest] = own.filter(isTask).sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  if (!longest) return { ms: 0, atMs: 0, mostly: '–' };
  const end = longest.ts + (longest.dur ?? 0);
  const [most] = own
    .filter((event) => !isTask(event) && event.ts >= longest.ts && event.ts < end)
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  return {
    ms: Math.round((longest.tdur ?? 0) / 1_000),
    atMs: Math.round((longest.ts - asked.ts) / 1_000),
    mostly: most?.name ?? '–',
  };
}

/** Loads a page as a visitor does who has nothing of the site yet. @param isOver ends with the load */
async function load(
  browser: Browser,
  address: string,
  isOver: (page: Page) => Promise<unknown>,
): Promise<Task> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await putYardstick(page);
    // The browser's process for the site is there before the trace begins, and notes all of it.
    await page.goto(address === YARDSTICK ? YARDSTICK : new URL('/robots.txt', address).href);
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(address);
    await isOver(page);
    await page.waitForLoadState('networkidle');
    const trace = await browser.stopTracing();
    return longestTask(JSON.parse(trace.toString()).traceEvents, new URL(address).origin);
  } finally {
    await context.close();
  }
}

/** Loads a page again and again. @returns each load's longest task, and the median of them */
async function loadOften(
  browser: Browser,
  address: string,
  isOver: (page: Page) => Promise<unknown>,
): Promise<{ each: number[]; median: Task }> {
  const found: Task[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await load(browser, address, isOver));
  const sorted = [...found].sort((a, b) => a.ms - b.ms);
  return { each: found.map(({ ms }) => ms), median: sorted[Math.floor(runs / 2)] as Task };
}

const row = (name: string, { each, median }: { each: number[]; median: Task }): string =>
  `| ${name} | ${median.ms} | ${each.join(', ')} | ${median.mostly}, at ${median.atMs} ms |`;

const untilAlive = (page: Page) => page.waitForFunction(isAlive);

const ownSite = process.env['SITE'] ? undefined : await startBenchSite();
const origin = ownSite?.origin ?? site;
const browser = await openBrowser();
const missed: string[] = [];
let mostMs = MOST_MS;
try {
  await load(browser, `${origin}/`, untilAlive);
  console.log('| page | longest task, ms of processor time | each load | what it is mostly |');
  console.log('| --- | ---: | --- | --- |');
  const yardstick = await loadOften(browser, YARDSTICK, async () => undefined);
  console.log(row('the yardstick', yardstick));
  mostMs = Math.round(MOST_MS * Math.max(1, yardstick.median.ms / YARDSTICK_MS));
  for (const [name, path] of Object.entries(WATCHED)) {
    const found = await loadOften(browser, origin + path, untilAlive);
    console.log(row(name, found));
    if (found.median.ms > mostMs) missed.push(name);
  }
} finally {
  await browser.close();
  await ownSite?.stop();
}
console.log(
  `A task may take ${mostMs} ms here: ${MOST_MS} where the yardstick takes ${YARDSTICK_MS}.`,
);
if (missed.length > 0) {
  console.log(`Goal missed on ${missed.join(', ')}.`);
  process.exitCode = 1;
}
