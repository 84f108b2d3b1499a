import { dealerApplicationSchema } from '@site/contract/requests';
import { disagreements } from '@site/testing/field-agreement';
import { buildApplicationSchema, emptyApplication } from './application-schema';

it('the dealer application form judges every field as the API does', () => {
  // The number's own rule asks for verification besides; the number itself is judged with the enquiry.
  const { phone, phone_verified, ...judged } = emptyApplication;
  const names = Object.fromEntries(Object.keys(judged).map((name) => [name, name]));
  const form = buildApplicationSchema([]);
  expect(disagreements(form, dealerApplicationSchema.shape, names)).toEqual([]);
});
