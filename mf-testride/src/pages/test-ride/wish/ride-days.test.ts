import { daysToChoose, isOpenOn, weekdayOf } from './ride-days';

describe('days to choose', () => {
  it('begin tomorrow and end after sixty days', () => {
    expect(daysToChoose(new Date('2026-11-22T06:00:00Z'))).toEqual({
      first: '2026-11-23',
      last: '2027-01-21',
    });
  });

  it('go by the calendar of India, where it is already the next day at 18:30 UTC', () => {
    expect(daysToChoose(new Date('2026-11-22T18:29:59Z')).first).toBe('2026-11-23');
    expect(daysToChoose(new Date('2026-11-22T18:30:00Z')).first).toBe('2026-11-24');
  });
});

describe('the weekday of a chosen day', () => {
  it.each([
    ['2026-11-28', 'Saturday', true],
    ['2026-11-29', 'Sunday', false],
    ['2026-11-30', 'Monday', true],
  ])('%s is a %s; open from Monday to Saturday: %p', (day, weekday, open) => {
    expect(weekdayOf(day)).toBe(weekday);
    expect(isOpenOn(day, [1, 2, 3, 4, 5, 6])).toBe(open);
    expect(isOpenOn(day)).toBe(true);
  });
});
