import { describeWish } from './ride-wish';

describe('a wish in words', () => {
  it.each([
    ['any', 'Saturday, 28 November 2026, at any time'],
    ['morning', 'Saturday, 28 November 2026, in the morning (10 am to 1 pm)'],
    ['afternoon', 'Saturday, 28 November 2026, in the afternoon (2 pm to 6 pm)'],
    ['unknown', 'Saturday, 28 November 2026, at any time'],
  ])('names the day and the half-day: %s', (half_day, words) => {
    expect(describeWish({ ride_day: '2026-11-28', half_day })).toBe(words);
  });

  it.each([
    ['morning', 'in the morning (10 am to 1 pm)'],
    ['afternoon', 'in the afternoon (2 pm to 6 pm)'],
    ['any', ''],
    ['unknown', ''],
  ])('is the half-day alone when no day was chosen: %s', (half_day, words) => {
    expect(describeWish({ ride_day: '', half_day })).toBe(words);
  });
});
