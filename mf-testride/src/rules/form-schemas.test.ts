import {
  activityTestRideSchema,
  bookingEnquirySchema,
  recordedTestRideSchema,
} from '@site/contract/requests';
import { disagreements } from '@site/testing/field-agreement';
import { activitySchema } from '../pages/activity/activity-schema';
import { bookingSchema } from '../pages/test-ride/booking-schema';
import { walkInSchema } from '../pages/walk-in/walk-in-schema';

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));

it.each([
  [
    'booking',
    bookingSchema(),
    bookingEnquirySchema.shape,
    same('name', 'email', 'phone_number', 'enquiried_for_item', 'description'),
  ],
  [
    'walk-in',
    walkInSchema,
    recordedTestRideSchema.shape,
    same('name', 'email', 'phone_number', 'source', 'campaign_id', 'testride_status'),
  ],
  [
    'activity',
    activitySchema,
    activityTestRideSchema.shape,
    same(
      ...['name', 'phone_number', 'campaign_id', 'description', 'testride_status'],
      ...['state', 'district', 'country'],
    ),
  ],
] as const)('the %s form judges every field as the API does', (_what, form, request, names) => {
  expect(disagreements(form, request, names)).toEqual([]);
});
