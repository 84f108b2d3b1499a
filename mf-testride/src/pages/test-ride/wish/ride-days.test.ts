import { daysToChoose, describeWish } from './ride-days';

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

describe('a wish in words', () => {
  it.each([
    ['any', 'Saturday, 28 November 2026, at any time'],
    ['morning', 'Saturday, 28 November 2026, in the morning (10 am to 1 pm)'],
    ['afternoon', 'Saturday, 28 November 2026, in the afternoon (2 pm to 6 pm)'],
    ['unknown', 'Saturday, 28 November 2026, at any time'],
  ])('names the day and the half-day: %s', (half_day, words) => {
    expect(describeWish({ ride_day: '2026-11-28', half_day })).toBe(words);
  });

  it('is empty when no day was chosen', () => {
    expect(describeWish({ ride_day: '', half_day: 'morning' })).toBe('');
  });
});
