import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { hasSeenOffers } from '../fixtures/visitor';
import { isAlive, PATIENCE_MS } from './alive-page';
import { VISITS } from './bench-inp/presses';
import { measureHere } from './bench-tasks/measure-here';
import { isTask, mostOf, processorMs, type TraceEvent, trace, workOf } from './page-trace';
import { readRuns } from './read-runs';

/**
 * `pnpm bench inp [--runs 5] [--only home,booking]`: how long our pages work, on the thread that answers their visitor,
 * from a press or key until the frame that shows its effect: what browsers call Interaction to Next Paint, in processor
 * time in place of time by the clock. Pages are alive and quiet before each press, as on a phone, and processor and line
 * are as they are. It starts a host and an API of its own on the built site, unless `SITE` names one that runs.
 * It ends with 1 when the median of a press is above 50 ms, which is 200 ms, the bound of a good INP, on a phone that is a
 * quarter as fast. A machine on which the yardstick of `bench tasks` takes longer may take longer in the same proportion.
 */
const MOST_MS = 50;
const UNTIL_SHOWN_MS = 150;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const runs = readRuns(values.runs);
const only = values.only?.split(',');
const unknown = only?.find((name) => !(name in VISITS));
if (unknown !== undefined)
  throw new Error(`--only takes names of ${Object.keys(VISITS).join(', ')}, and not ${unknown}`);

/** What the page's thread worked until the answer to a press was seen. */
interface Answer {
  ms: number;
  /** The part of the browser's work that takes most of it, e.g. `Layout`. */
  mostly: string;
}

/** @returns the slowest event of what was pressed; a press is several events */
function slowestAnswer(events: readonly TraceEvent[]): Answer {
  const timings = events.filter(({ name }) => name === 'EventTiming');
  const answers = timings
    .filter(({ ph, args }) => ph === 'b' && (args.data?.interactionId ?? 0) > 0)
    .map((began) => {
      const seen = timings.find(
        ({ ph, id, pid, ts }) =>
          ph === 'e' && id === began.id && pid === began.pid && ts >= began.ts,
      );
      const work = workOf(events, began, began.ts, seen?.ts);
      const ms = work.filter(isTask).reduce((sum, task) => sum + processorMs(task), 0);
      return { ms: Math.round(ms), mostly: mostOf(work) };
    })
    .sort((a, b) => b.ms - a.ms);
  if (!answers[0]) throw new Error('The trace has no press.');
  return answers[0];
}

/** Waits until nothing is on its way, what was drawn is in sight, and the page's thread has nothing to do. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done))),
      ),
  );
}

type Visit = (typeof VISITS)[string];

/** Opens a page and presses what there is to press. */
async function visit(
  browser: Browser,
  origin: string,
  { path, before, presses }: Visit,
  note: (press: string, answer: Answer) => void,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await hasSeenOffers(page);
    await page.goto(origin + path);
    await page.waitForFunction(isAlive);
    await before?.(page);
    for (const [name, press] of Object.entries(presses)) {
      await untilQuiet(page);
      const noted = await trace(browser, page, async () => {
        await press(page);
        await untilQuiet(page);
        // The browser notes a press once its frame is on the screen: nothing in a page can wait for that.
        await page.waitForTimeout(UNTIL_SHOWN_MS);
      });
      note(name, slowestAnswer(noted));
    }
  } finally {
    await context.close();
  }
}

const visits = Object.entries(VISITS).filter(([name]) => only?.includes(name) ?? true);
await measureHere({ what: 'An answer', ms: MOST_MS, runs }, async ({ browser, origin, mostMs }) => {
  const missed: string[] = [];
  console.log('| page | what is pressed | ms of processor time | each | what it is mostly |');
  console.log('| --- | --- | ---: | --- | --- |');
  for (const [name, one] of visits) {
    const found = new Map<string, Answer[]>();
    for (let run = 0; run < runs; run += 1)
      await visit(browser, origin, one, (press, answer) =>
        found.set(press, [...(found.get(press) ?? []), answer]),
      );
    for (const [press, answers] of found) {
      const median = answers.toSorted((a, b) => a.ms - b.ms)[Math.floor(runs / 2)] as Answer;
      const each = answers.map(({ ms }) => ms).join(', ');
      console.log(`| ${name} | ${press} | ${median.ms} | ${each} | ${median.mostly} |`);
      if (median.ms > mostMs) missed.push(`${name}: ${press}`);
    }
  }
  return missed;
});
