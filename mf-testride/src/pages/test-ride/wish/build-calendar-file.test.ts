import { buildCalendarFile, type CalendarRide } from './build-calendar-file';

const ride: CalendarRide = {
  ride_day: '2026-11-28',
  half_day: 'afternoon',
  uid: 'E-1@vayu.example',
  title: 'Test ride: Vayu Marut GT',
  description: 'Reference E-1\nThe dealer calls you.',
  location: 'Vayu Banjara Hills; 4 Sample Road, Hyderabad \\ Telangana',
  madeAt: new Date('2026-11-22T06:07:08.900Z'),
};
const bytes = (text: string) => new TextEncoder().encode(text).length;
/** Lines as a calendar reads them: folded ones put together again (RFC 5545, section 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

it('the calendar file is one event of the half-day, in the time zone of India, which the file explains', () => {
  expect(linesOf(buildCalendarFile(ride))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test ride booking//EN',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'TZNAME:IST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:E-1@vayu.example',
    'DTSTAMP:20261122T060708Z',
    'DTSTART;TZID=Asia/Kolkata:20261128T140000',
    'DTEND;TZID=Asia/Kolkata:20261128T180000',
    'SUMMARY:Test ride: Vayu Marut GT',
    'DESCRIPTION:Reference E-1\\nThe dealer calls you.',
    'LOCATION:Vayu Banjara Hills\\; 4 Sample Road\\, Hyderabad \\\\ Telangana',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('the calendar file covers the opening hours when any time of the day is right', () => {
  const file = buildCalendarFile({ ...ride, half_day: 'any' });
  expect(file).toContain('DTSTART;TZID=Asia/Kolkata:20261128T100000\r\n');
  expect(file).toContain('DTEND;TZID=Asia/Kolkata:20261128T180000\r\n');
});

it('the calendar file breaks lines of more than 75 bytes, never inside a character', () => {
  const location = 'वायु मोटर्स, हैदराबाद 🏍 '.repeat(20);
  const file = buildCalendarFile({ ...ride, location });
  expect(file.endsWith('\r\n')).toBe(true);
  for (const line of file.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  expect(linesOf(file)).toContain(`LOCATION:${location.replaceAll(',', '\\,')}`);
});

it('the calendar file counts the space before the rest of a line', () => {
  const file = buildCalendarFile({ ...ride, location: 'x'.repeat(300) });
  for (const line of file.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75);
});
