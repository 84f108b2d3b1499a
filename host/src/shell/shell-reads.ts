import { listProductTitles, type Read, readContactInfo, readNavigation } from '@site/api-client';

/** SWR key of the shell's menu and footer. */
export const NAVIGATION_KEY = readNavigation.read().key;

/** What the shell shows on every page. Brochures come later, when their menu opens. */
export function shellReads(): readonly Read<unknown>[] {
  return [readNavigation.read(), listProductTitles.read(), readContactInfo.read()];
}
