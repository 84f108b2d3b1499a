import { bookingSchema } from './booking-schema';
import { daysToChoose, isOpenOn } from './wish/ride-days';

/** Saturday at noon in India. */
const NOW = new Date('2026-11-21T06:30:00Z');
beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const said = async (ride_day: string, openDays?: readonly number[]) => {
  try {
    await bookingSchema(openDays).validateAt('ride_day', { ride_day });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

it('a test ride may be wished for from tomorrow on, and within sixty days', async () => {
  expect(daysToChoose(NOW)).toEqual({ first: '2026-11-22', last: '2027-01-20' });
  expect(await said('2026-11-21')).toBe('Please choose a day from tomorrow onwards');
  expect(await said('2026-11-22')).toBeUndefined();
  expect(await said('2027-01-20')).toBeUndefined();
  expect(await said('2027-01-21')).toBe('Please choose a day within the next 60 days');
  expect(await said('')).toBeUndefined();
});

it('a test ride is wished for on a day on which the dealer is open, any day where that is not known', async () => {
  const CLOSED = 'This dealer is closed on Sundays: please choose another day.';
  expect(isOpenOn('2026-11-22', [1, 2, 3, 4, 5, 6])).toBe(false);
  expect(await said('2026-11-22', [1, 2, 3, 4, 5, 6])).toBe(CLOSED);
  expect(await said('2026-11-23', [1, 2, 3, 4, 5, 6])).toBeUndefined();
  expect(await said('2026-11-21', [1])).toBe('Please choose a day from tomorrow onwards');
});
