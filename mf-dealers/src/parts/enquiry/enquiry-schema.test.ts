import { generalEnquirySchema } from '@site/contract/requests';
import { disagreements } from '@site/testing/field-agreement';
import { emptyEnquiry, enquirySchema } from './enquiry-schema';

it('the enquiry form judges every field as the API does', () => {
  const names = Object.fromEntries(Object.keys(emptyEnquiry).map((name) => [name, name]));
  expect(disagreements(enquirySchema, generalEnquirySchema.shape, names)).toEqual([]);
});
