import { createEnquiry, updateEnquiryTestRide } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { at, post } from './forms';
import type { TestApi } from './test-api';

/** Address of the call that moves the test ride of an enquiry and takes its proof. */
export const UPDATE_TEST_RIDE = callAddress(updateEnquiryTestRide);

/** An enquiry that schedules a test ride. */
export const testRideFields = {
  category: 'Test ride',
  testride_status: 'Scheduled',
  source: 'Direct',
  campaign_id: '147',
  name: 'Asha Rao',
  email: 'asha@rider.example',
  phone_number: '0000012345',
} as const;

/** Writes a test ride that is scheduled. @returns its tracking id */
export async function newTestRide({ app }: TestApi): Promise<string> {
  const answer = await post(app, callAddress(createEnquiry), testRideFields);
  return String(at(answer.body, ['data', 'response_data', 'e_tracking_id']));
}
