import { type Read, readContactInfo, readProductTitles } from '@site/api-client';

/** What the shell shows on every page. Brochures come later, when their menu opens. */
export function shellReads(): readonly Read<unknown>[] {
  return [readProductTitles(), readContactInfo()];
}
