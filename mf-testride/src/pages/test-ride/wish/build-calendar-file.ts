import { findHalfDay } from './half-days';
import type { RideWish } from './ride-wish';

/** What a calendar shows of a ride. */
export interface CalendarRide extends RideWish {
  /** Unlike that of any other ride: the same one again replaces it in a calendar. */
  uid: string;
  title: string;
  description: string;
  /** Name and address of the dealer. */
  location: string;
  /** When the file was made. */
  madeAt: Date;
}

/** India has one time zone and no summer time. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * A calendar file with one event, which is not confirmed: the dealer still calls to agree on the time
 * (RFC 5545). Lines end in CRLF and none is longer than 75 bytes.
 */
export function buildCalendarFile(ride: CalendarRide): string {
  const { from, to } = findHalfDay(ride.half_day);
  const at = (time: string) => `TZID=Asia/Kolkata:${ride.ride_day.replaceAll('-', '')}T${time}00`;
  const stamp = ride.madeAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test ride booking//EN',
    ...TIME_ZONE,
    'BEGIN:VEVENT',
    `UID:${escapeText(ride.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;${at(from)}`,
    `DTEND;${at(to)}`,
    `SUMMARY:${escapeText(ride.title)}`,
    `DESCRIPTION:${escapeText(ride.description)}`,
    `LOCATION:${escapeText(ride.location)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A text value (RFC 5545, section 3.3.11). */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n');

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Breaks a line after at most 75 bytes, never inside a character; what follows begins with a space (section 3.1). */
function fold(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.length - 1;
    const longer = `${parts[last]}${character}`;
    if (bytesOf(longer) <= (last === 0 ? 75 : 74)) parts[last] = longer;
    else parts.push(character);
  }
  return parts.join('\r\n ');
}
