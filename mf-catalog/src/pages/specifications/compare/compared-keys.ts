import type { Specs } from '@site/contract';
import { statesRange } from '../../../product/shown-specs';

/** The fewest and the most models that stand side by side. */
export const COMPARE_MIN = 2;
export const COMPARE_MAX = 4;

/**
 * The bikes worth a comparison with the bike `key`: those that have every section that it has, in the order of the
 * specifications; `key` itself among them. None for a part, whose few sections every bike has too.
 */
export function comparableKeys(specs: Specs, key: string): string[] {
  const own = specs[key] ?? [];
  if (!statesRange(own)) return [];
  return Object.keys(specs).filter((other) => {
    const titles = new Set(specs[other]?.map(({ title }) => title));
    return own.every(({ title }) => titles.has(title));
  });
}

/**
 * The models to compare, out of the address: known ones only, each once, at most four. With fewer
 * than two of them it is the model in view and its neighbours, so that a bare address shows something.
 */
export function resolveComparedKeys(
  asked: string | null,
  available: readonly string[],
  inView: string,
): readonly string[] {
  const wanted = unique((asked ?? '').split(',')).filter((key) => available.includes(key));
  if (wanted.length >= COMPARE_MIN) return wanted.slice(0, COMPARE_MAX);
  const first = available.filter((key) => key === inView);
  return unique([...wanted, ...first, ...available]).slice(0, COMPARE_MIN);
}

/** Adds or removes one model; a change that would leave fewer than two or more than four is none. */
export function toggleComparedKey(keys: readonly string[], key: string): readonly string[] {
  const next = keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
  return canCompare(next.length) ? next : keys;
}

function canCompare(count: number): boolean {
  return count >= COMPARE_MIN && count <= COMPARE_MAX;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
