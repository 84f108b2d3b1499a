const DAY = 86_400_000;
/** How many days ahead a ride can be wished for. */
const MOST_DAYS = 60;
const indianDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** First and last day, `YYYY-MM-DD`, that can be chosen at a moment: by the calendar of India, from tomorrow onwards. */
export function daysToChoose(now: Date): { first: string; last: string } {
  const dayAfter = (days: number) => indianDay.format(now.getTime() + days * DAY);
  return { first: dayAfter(1), last: dayAfter(MOST_DAYS) };
}
