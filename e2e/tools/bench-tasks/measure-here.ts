import type { Browser, Page } from '@playwright/test';
import { isAlive } from '../alive-page';
import { startBenchSite } from '../bench-site';
import { openBrowser, site } from '../site';
import { allowedHere, type Loads, load, loadYardstick } from './longest-task';
import { YARDSTICK_MS } from './yardstick';

/** What may take how long where the yardstick takes `YARDSTICK_MS`. */
interface Goal {
  /** What is measured, as the verdict begins, e.g. `A task`. */
  what: string;
  ms: number;
  /** How often the yardstick is loaded. */
  runs: number;
}

/** Where to measure. */
interface Place {
  browser: Browser;
  origin: string;
  yardstick: Loads;
  /** What the goal allows on this machine. */
  mostMs: number;
}

/** Measures there, and returns what misses the goal. */
type Measure = (place: Place) => Promise<string[]>;

/** Says that one of our pages is alive. */
export const untilAlive = (page: Page): Promise<unknown> => page.waitForFunction(isAlive);

/**
 * Measures our pages in a browser of its own, on the site that `SITE` names, or on a host and an API that it starts and
 * stops. Then it says what the goal allows on this machine, and ends the process with 1 when the goal was missed.
 * @param measure prints what it finds; returns what misses the goal
 */
export async function measureHere(goal: Goal, measure: Measure): Promise<void> {
  const ownSite = process.env['SITE'] ? undefined : await startBenchSite();
  try {
    await measureOn(ownSite?.origin ?? site, goal, measure);
  } finally {
    await ownSite?.stop();
  }
}

async function measureOn(origin: string, goal: Goal, measure: Measure): Promise<void> {
  const browser = await openBrowser();
  try {
    // The first load fills the caches of the host, and is not measured.
    await load(browser, `${origin}/`, untilAlive);
    const yardstick = await loadYardstick(browser, goal.runs);
    const mostMs = allowedHere(goal.ms, yardstick);
    const missed = await measure({ browser, origin, yardstick, mostMs });
    console.log(
      `${goal.what} may take ${mostMs} ms here: ${goal.ms} where the yardstick takes ${YARDSTICK_MS}.`,
    );
    if (missed.length === 0) return;
    console.log(`Goal missed: ${missed.join('; ')}.`);
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}
