import { type $ZodType, safeParse } from '@site/schema';
import { isRecord } from './is-record';

/** A list's answer without the items that are not as they should be. */
export interface WholeItems {
  data: unknown;
  /** Where each item stood and what was wrong with it: no word of what is in it. */
  leftOut: string[];
}

/** Groups of lists lose an item first, then a group that has none left. */
const ROUNDS = 3;

/**
 * Leaves the bad items of lists out, so that one costs its card and not the list. The item is the
 * innermost one around what is wrong.
 * @returns undefined where something else is wrong, or where nothing would be left: that is a failure,
 *   not an empty list
 */
export function leaveOutBadItems(schema: $ZodType, found: unknown): WholeItems | undefined {
  const leftOut: string[] = [];
  let left = found;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { success, data, error } = safeParse(schema, left);
    if (success) return isEmptied(found, left) ? undefined : { data, leftOut };
    const bad = new Set<string>();
    for (const { path, message } of error.issues) {
      const last = path.findLastIndex((part) => typeof part === 'number');
      if (last < 0) return undefined;
      const place = path.slice(0, last + 1).join('.');
      if (!bad.has(place)) leftOut.push(`${path.join('.')}: ${message}`);
      bad.add(place);
    }
    left = without(left, bad);
  }
  return undefined;
}

function without(value: unknown, bad: ReadonlySet<string>, path = ''): unknown {
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      bad.has(at(index)) ? [] : [without(item, bad, at(index))],
    );
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, without(entry, bad, at(name))]),
  );
}

/** True where a list had items and has none left, be it the answer or one of its parts. */
function isEmptied(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return before.length > 0 && after.length === 0;
  if (!isRecord(before) || !isRecord(after)) return false;
  return Object.entries(before).some(([name, entry]) => isEmptied(entry, after[name]));
}
