import { findHalfDay } from './half-days';
import { weekdayOf } from './ride-days';

/** When somebody would like to ride. */
export interface RideWish {
  /** `YYYY-MM-DD`; empty when no day was chosen. */
  ride_day: string;
  /** A value of `halfDays`. */
  half_day: string;
}

/** The wish as the dealer reads it: "Saturday, 28 November 2026, in the morning (10 am to 1 pm)"; empty without a day. */
export function describeWish({ ride_day, half_day }: RideWish): string {
  if (ride_day === '') return '';
  const day = new Date(ride_day).toLocaleDateString('en-IN', {
    timeZone: 'UTC',
    dateStyle: 'long',
  });
  return `${weekdayOf(ride_day)}, ${day}, ${findHalfDay(half_day).words}`;
}
