import type { DayEntry } from '@site/outbox';

const STATE = 'State';
const TRACKING_ID = 'Tracking ID';

/** A cell that a spreadsheet takes for text, whatever it begins with. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The records of a day as CSV with a line of headings; nothing in it says who was riding. */
export function dayCsv(entries: readonly DayEntry[]): string {
  const own = [...new Set(entries.flatMap(({ columns }) => Object.keys(columns)))];
  const headings = ['Date', 'Time', ...own, STATE, TRACKING_ID];
  const lines = entries.map(({ day, time, columns, given, recordId }) => [
    day,
    time,
    ...own.map((name) => columns[name] ?? ''),
    recordId === undefined ? 'Sent' : 'On this device',
    given?.['trackingId'] ?? '',
  ]);
  return [headings, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** Lets the browser save the day's records. */
export function saveDayCsv(entries: readonly DayEntry[]): void {
  // The mark at the start tells spreadsheets that the text is UTF-8.
  const blob = new Blob(['\uFEFF', dayCsv(entries)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `rides-${entries[0]?.day ?? 'none'}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
