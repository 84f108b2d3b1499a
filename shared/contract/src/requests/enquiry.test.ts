import { safeParse } from 'zod/v4/core';
import { enquiryKind, enquirySchemaFor } from './enquiry';

it('the kinds of enquiry are told apart by their fields', () => {
  expect(enquiryKind({ category: 'Item enquiry' })).toBe('general');
  expect(enquiryKind({ category: 'Test ride', testride: '1-none' })).toBe('booking');
  expect(enquiryKind({ category: 'Test ride', testride_status: 'Scheduled' })).toBe('recorded');
  // Only a recorded ride has a status: a booking that names one stays a booking.
  expect(enquiryKind({ category: 'Test ride', testride: '1-none', testride_status: 'x' })).toBe(
    'booking',
  );
  expect(enquiryKind({})).toBe('general');
});

const ride = {
  name: 'Asha Rao',
  email: 'asha@mail.example',
  phone_number: '0000012345',
  campaign_id: '147',
  source: 'Direct',
  category: 'Test ride',
  testride_status: 'Scheduled',
};
const activity = {
  ...ride,
  email: '',
  source: 'activity',
  state: 'Telangana',
  district: 'Hyderabad',
  country: 'India',
};

/** The first message of a body by field, from the schema that its source has chosen. */
function messagesOf(body: Readonly<Record<string, string>>) {
  const { error } = safeParse(enquirySchemaFor(body), body);
  const issues = [...(error?.issues ?? [])].reverse();
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}
const without = (name: keyof typeof activity) => {
  const { [name]: _left, ...rest } = activity;
  return rest;
};

describe('a test ride of an activity', () => {
  it('is taken when it is complete', () => {
    expect(messagesOf(activity)).toEqual({});
    expect(messagesOf({ ...activity, source: ' activity ' })).toEqual({});
  });

  it.each([
    ['state', 'State is required'],
    ['district', 'District is required'],
    ['country', 'Country is required'],
    ['campaign_id', 'Campaign is required'],
  ] as const)('needs %s', (name, message) => {
    expect(messagesOf(without(name))).toEqual({ [name]: message });
    expect(messagesOf({ ...activity, [name]: ' ' })).toEqual({ [name]: message });
  });

  it.each(['State', 'District', 'Country'])('wants 3 characters of %s', (label) => {
    const name = label.toLowerCase();
    expect(messagesOf({ ...activity, [name]: 'TG' })).toEqual({
      [name]: `${label} must be at least 3 characters`,
    });
  });

  it('wants 15 characters of a description, when one is given', () => {
    const message = { description: 'Assigned To must be at least 15 characters' };
    expect(messagesOf({ ...activity, description: '' })).toEqual({});
    expect(messagesOf({ ...activity, description: 'short' })).toEqual(message);
    expect(messagesOf({ ...activity, description: 'fifteen letters' })).toEqual({});
  });
});

describe('a test ride of a walk-in', () => {
  it('needs no place, and takes a short description', () => {
    expect(messagesOf({ ...ride, description: 'short' })).toEqual({});
  });

  it('needs the e-mail that the form asks for', () => {
    expect(messagesOf({ ...ride, email: '' })).toEqual({ email: 'Email is required' });
  });

  it('has its own words for the campaign', () => {
    expect(messagesOf({ ...ride, campaign_id: '' })).toEqual({
      campaign_id: 'Campaign ID must be at least 3 characters',
    });
    expect(messagesOf({ ...ride, campaign_id: 'x1' })).toEqual({
      campaign_id: 'Campaign ID be exactly 10 digits',
    });
  });
});
