import { parseArgs } from 'node:util';
import { type Loads, loadOften } from './bench-tasks/longest-task';
import { measureHere, untilAlive } from './bench-tasks/measure-here';
import { PAGES } from './bench-web/pages';
import { readRuns } from './read-runs';

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

const row = (name: string, { each, median }: Loads): string =>
  `| ${name} | ${median.ms} | ${each.join(', ')} | ${median.mostly}, at ${median.atMs} ms |`;

await measureHere({ what: 'A task', ms: MOST_MS, runs }, async (place) => {
  const missed: string[] = [];
  console.log('| page | longest task, ms of processor time | each load | what it is mostly |');
  console.log('| --- | ---: | --- | --- |');
  console.log(row('the yardstick', place.yardstick));
  for (const [name, path] of Object.entries(WATCHED)) {
    const found = await loadOften(place.browser, place.origin + path, runs, untilAlive);
    console.log(row(name, found));
    if (found.median.ms > place.mostMs) missed.push(name);
  }
  return missed;
});
