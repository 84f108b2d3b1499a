import type { Page } from 'puppeteer-core';
import type { Finding } from '../new-findings';
import { findByAxe } from './find-by-axe';
import { loadPage } from './load-page';
import { openSlotOf } from './open-slot';

/** What is to be opened. */
export interface Opening {
  /** Address of a page, from `/`. */
  path: string;
  /** A slot that is opened on it. */
  slot?: string | undefined;
  /** Done with the page once it was looked at. */
  afterwards?: (page: Page) => Promise<void>;
}

/** A slot is looked at where there is room for each: the Products submenu is one of wide windows. In px. */
const WIDE = { width: 1_440, height: 900 };

export async function lookAtPage(
  page: Page,
  origin: string,
  { path, slot }: Opening,
): Promise<Finding[]> {
  if (slot !== undefined) await page.setViewport(WIDE);
  const findings = await loadPage(page, origin + path);
  if (slot !== undefined) findings.push(...(await openSlotOf(page, slot)));
  return [...findings, ...(await findByAxe(page))];
}
