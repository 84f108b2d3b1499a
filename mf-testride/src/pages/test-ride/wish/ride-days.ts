import { clockOfIndia } from '@site/contract';

const DAY = 86_400_000;
/** How many days ahead a ride can be wished for. */
const MOST_DAYS = 60;

/** First and last day, `YYYY-MM-DD`, that can be chosen at a moment: by the calendar of India, from tomorrow onwards. */
export function daysToChoose(now: Date): { first: string; last: string } {
  const dayAfter = (days: number) =>
    clockOfIndia(now.getTime() + days * DAY)
      .toISOString()
      .slice(0, 10);
  return { first: dayAfter(1), last: dayAfter(MOST_DAYS) };
}

/** A day, `YYYY-MM-DD`, as a moment of universal time: its weekday is that of the day itself. */
const momentOf = (day: string) => new Date(`${day}T00:00:00Z`);
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of a day in words: "Sunday". */
export const weekdayOf = (day: string): string => WEEKDAYS[momentOf(day).getUTCDay()] ?? '';

/** Whether a day is one of the weekdays, 0 is Sunday; true while these are not known. */
export const isOpenOn = (day: string, openDays?: readonly number[]): boolean =>
  openDays?.includes(momentOf(day).getUTCDay()) ?? true;
