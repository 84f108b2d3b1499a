/** Made when a date is first written, because it costs a phone a long task, and the page begins without a date. */
let longDate: Intl.DateTimeFormat | undefined;

/** An order's instant as a long US-style date in India, e.g. "November 21, 2026" (spec §2). */
export function formatOrderDate(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  longDate ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  return longDate.format(date);
}
