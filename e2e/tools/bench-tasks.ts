import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { isAlive } from './alive-page';
import { startBenchSite } from './bench-site';
import { allowedHere, load, loadOften, loadYardstick } from './bench-tasks/longest-task';
import { YARDSTICK_MS } from './bench-tasks/yardstick';
import { PAGES } from './bench-web/pages';
import { readRuns } from './read-runs';
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

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = readRuns(values.runs);

type Loads = Awaited<ReturnType<typeof loadYardstick>>;

const row = (name: string, { each, median }: Loads): string =>
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
  const yardstick = await loadYardstick(browser, runs);
  console.log(row('the yardstick', yardstick));
  mostMs = allowedHere(MOST_MS, yardstick);
  for (const [name, path] of Object.entries(WATCHED)) {
    const found = await loadOften(browser, origin + path, runs, untilAlive);
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
