import { ANY_TIME, findHalfDay } from './half-days';
import { weekdayOf } from './ride-days';

/** When somebody would like to ride. */
export interface RideWish {
  /** `YYYY-MM-DD`; empty when no day was chosen. */
  ride_day: string;
  /** A value of `halfDays`. */
  half_day: string;
}

/**
 * The wish as the dealer reads it: "Saturday, 28 November 2026, in the morning (10 am to 1 pm)"; without a day the
 * half-day alone, and empty for any time of any day.
 */
export function describeWish({ ride_day, half_day }: RideWish): string {
  const { value, words } = findHalfDay(half_day);
  if (ride_day === '') return value === ANY_TIME ? '' : words;
  const day = new Date(ride_day).toLocaleDateString('en-IN', {
    timeZone: 'UTC',
    dateStyle: 'long',
  });
  return `${weekdayOf(ride_day)}, ${day}, ${words}`;
}
