import { isOpenAt } from './is-open-at';

const hours = { text: '', open_days: [1, 2, 3, 4, 5, 6], opens: '09:30', closes: '19:00' };
/** A Saturday in India at that time. */
const saturday = (clock: string) => new Date(`2026-11-21T${clock}:00+05:30`);

it.each([
  ['09:29', false],
  ['09:30', true],
  ['18:59', true],
  ['19:00', false],
])('a dealer is open at %s on an open day: %p', (clock, expected) => {
  expect(isOpenAt(hours, saturday(clock))).toBe(expected);
});

it('a dealer is closed on the weekday that is not listed, by the calendar of India', () => {
  expect(isOpenAt(hours, new Date('2026-11-22T12:00:00+05:30'))).toBe(false);
  // Monday morning in India is still Sunday by universal time.
  expect(isOpenAt({ ...hours, opens: '00:00' }, new Date('2026-11-23T01:00:00+05:30'))).toBe(true);
});
