import { daysToChoose } from './ride-days';

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
