import { clockOfIndia } from '@site/contract';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A moment as a clock in India shows it, e.g. `22 Nov 2026, 19:02`. Spelled out here and not by `Intl`: server
 * and browser must write the same letters.
 * @param iso ISO time
 * @returns the text as it came when it is no time
 */
export function formatTime(iso: string): string {
  const ms = Date.parse(iso);
  if (Number.isNaN(ms)) return iso;
  const [date = '', clock = ''] = clockOfIndia(ms).toISOString().split('T');
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}, ${clock.slice(0, 5)}`;
}
