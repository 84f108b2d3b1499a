import { parseVersion, type RegistryVersion } from '../../registry';

/**
 * The next version of the content: year, month and day, and which release of that day it is, e.g. `2026.1123.1`. Days
 * are those of UTC.
 * @param known versions that are released
 * @param now the clock, in ms
 */
export function nextContentVersion(known: readonly RegistryVersion[], now = Date.now()): string {
  const date = new Date(now);
  const day = `${date.getUTCFullYear()}.${(date.getUTCMonth() + 1) * 100 + date.getUTCDate()}`;
  const numbers = known
    .map(({ metadata }) => metadata.version.split('.'))
    .filter(([year, monthAndDay]) => `${year}.${monthAndDay}` === day)
    .map(([, , number]) => Number.parseInt(number ?? '0', 10));
  return parseVersion(`${day}.${Math.max(0, ...numbers) + 1}`);
}
