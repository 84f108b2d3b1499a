import { safeParse } from 'zod/v4/core';
import { enquiryKind, recordedTestRideSchema } from './enquiry';

it('tells the three kinds of enquiry apart', () => {
  expect(enquiryKind({ category: 'Item enquiry' })).toBe('general');
  expect(enquiryKind({ category: 'Test ride', testride: '1-none' })).toBe('booking');
  expect(enquiryKind({ category: 'Test ride', testride_status: 'Scheduled' })).toBe('recorded');
  expect(enquiryKind({})).toBe('general');
});

describe('a recorded test ride', () => {
  const ride = {
    name: 'Asha Rao',
    email: '',
    phone_number: '0000012345',
    campaign_id: '147',
    source: 'Direct',
    category: 'Test ride',
    testride_status: 'Scheduled',
  };
  const isTaken = (change: object) =>
    safeParse(recordedTestRideSchema, { ...ride, ...change }).success;

  it('wants 15 characters of a description of an activity, when one is given', () => {
    expect(isTaken({ source: 'activity', description: '' })).toBe(true);
    expect(isTaken({ source: 'activity', description: 'short' })).toBe(false);
    expect(isTaken({ source: 'activity', description: 'fifteen letters' })).toBe(true);
    expect(isTaken({ source: 'Direct', description: 'short' })).toBe(true);
  });
});
