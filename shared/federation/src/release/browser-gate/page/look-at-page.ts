import type { Page } from 'puppeteer-core';
import type { Finding } from '../new-findings';
import { findByAxe } from './find-by-axe';
import { loadPage } from './load-page';
import { openSlotOf } from './open-slot';
import { findReplaced } from './replaced-functions';

/** What is to be opened. */
export interface Opening {
  /** Address of a page, from `/`. */
  path: string;
  /** A slot that is opened on it. */
  slot?: string | undefined;
  /** Done with the page once it was looked at. */
  afterwards?: (page: Page) => Promise<void>;
}

/** A page is looked at as on the phone that Lighthouse has: most visitors come with one. In px. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 };

/** A slot is looked at where there is room for each: the Products submenu is one of wide windows. In px. */
const WIDE = { width: 1_440, height: 900 };

/**
 * Opens a page, or a slot on it, and looks for what the gate refuses.
 * @param origin of the trial's host
 */
export async function lookAtPage(
  page: Page,
  origin: string,
  { path, slot }: Opening,
): Promise<Finding[]> {
  await page.setViewport(slot === undefined ? PHONE : WIDE);
  const found = await loadPage(page, origin + path);
  if (slot === undefined)
    return [...found, ...(await findReplaced(page)), ...(await findByAxe(page))];
  // What the page below it costs is said where that page itself is opened.
  const findings = found.filter(({ over }) => over === undefined);
  return [
    ...findings,
    ...(await openSlotOf(page, slot)),
    ...(await findReplaced(page)),
    ...(await findByAxe(page)),
  ];
}
