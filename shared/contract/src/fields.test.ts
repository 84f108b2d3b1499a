import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { digitsCampaignId, email, lettersName, optionalEmail, phone, pincode } from './fields';

/** The first message, or undefined when the value is taken. */
const problem = (schema: $ZodType, value: unknown): string | undefined =>
  safeParse(schema, value).error?.issues[0]?.message;

it.each([
  [undefined, 'Phone number is required'],
  ['', 'Phone number is required'],
  ['12345', 'Number must be exactly 10 digits'],
  ['12345678901', 'Number must be exactly 10 digits'],
  ['12345abcde', 'Phone number should be 10 digits'],
  ['0000012345', undefined],
  [' 0000012345 ', undefined],
])('judges the phone %j: %j', (value, message) => {
  expect(problem(phone(), value)).toBe(message);
});

it.each([
  ['', 'Email is required'],
  ['nobody', 'Invalid email entered'],
  ['a@b', 'Invalid email entered'],
  ['a b@c.example', 'Invalid email entered'],
  ['a@b..example', 'Invalid email entered'],
  ['asha.rao+bike@mail.rider.example', undefined],
])('judges the e-mail %j: %j', (value, message) => {
  expect(problem(email(), value)).toBe(message);
});

it('lets an optional e-mail be empty but not wrong', () => {
  expect(problem(optionalEmail(), '')).toBeUndefined();
  expect(problem(optionalEmail(), undefined)).toBeUndefined();
  expect(problem(optionalEmail(), 'nobody')).toBe('Invalid email entered');
});

it.each([
  ['', 'Pincode is required'],
  ['50000', 'Pincode must be exactly 6 digits'],
  ['50000a', 'Pincode must be exactly 6 digits'],
  ['500001', undefined],
])('judges the pincode %j: %j', (value, message) => {
  expect(problem(pincode(), value)).toBe(message);
});

it('takes names of any script, with spaces, and no digits', () => {
  expect(problem(lettersName(), 'आशा राव')).toBeUndefined();
  expect(problem(lettersName(), 'Zoë de la Cruz')).toBeUndefined();
  expect(problem(lettersName(), 'R2 D2')).toBe('Name must contain only letters and spaces');
  expect(problem(lettersName(), 'Al')).toBe('Name must be at least 3 characters');
});

it('says the odd words of the campaign id', () => {
  expect(problem(digitsCampaignId(), '')).toBe('Campaign ID must be at least 3 characters');
  expect(problem(digitsCampaignId(), '17a')).toBe('Campaign ID be exactly 10 digits');
  expect(problem(digitsCampaignId(), '17')).toBeUndefined();
});
