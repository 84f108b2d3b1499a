import { type Read, readContactInfo, readNavigation, readProductTitles } from '@site/api-client';

/** SWR key of the shell's menu and footer. */
export const NAVIGATION_KEY = readNavigation().key;

/** What the shell shows on every page. Brochures come later, when their menu opens. */
export function shellReads(): readonly Read<unknown>[] {
  return [readNavigation(), readProductTitles(), readContactInfo()];
}
