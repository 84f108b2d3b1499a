const longDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'Asia/Kolkata',
});

/** An order's instant as a long US-style date in India, e.g. "November 21, 2026" (spec §2). */
export function formatOrderDate(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : longDate.format(date);
}
