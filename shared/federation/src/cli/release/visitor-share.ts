import type { Command } from '../parse/parse-command';
import { wholeNumber } from '../parse/whole-number';

/** Share of the visitors that a release is for, in per cent. */
export function shareOf({
  preview,
  canary,
  at,
  'if-changed': ifChanged,
}: Command['options']): number {
  const ways = [preview, canary, at, ifChanged].filter((way) => way !== undefined);
  if (ways.length > 1) throw new Error('Say one of --preview, --canary, --at and --if-changed.');
  return preview === true || at !== undefined
    ? 0
    : wholeNumber('canary', canary, 100, { least: 1, most: 99 });
}
