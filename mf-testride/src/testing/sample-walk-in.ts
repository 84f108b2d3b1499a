import {
  checkExistingCustomer,
  createEnquiry,
  recordWalkIn,
  updateEnquiryTestRide,
} from '@site/contract';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import type { WalkInSources } from '../pages/walk-in/plan-walk-in';
import { startWalkIn, type WalkInValues } from '../pages/walk-in/walk-in-schema';
import { hyderabad } from './sample-dealers';
import { walkInStages } from './sample-stages';

export const CHECK = callOf(checkExistingCustomer, { id: '9876543210' });
export const CREATE = callOf(createEnquiry);
export const RECORD = callOf(recordWalkIn);
export const STATUS = callOf(updateEnquiryTestRide);

export const saved = {
  create: answerOf(createEnquiry, { e_tracking_id: 'E-1' }),
  record: answerOf(recordWalkIn, { e_tracking_id: 'E-1', w_stage: '201' }),
  status: answerOf(updateEnquiryTestRide, { trackingId: 'E-1', testride_status: 'Scheduled' }),
};

/** A walk-in as it is typed. */
export const walkIn: WalkInValues = {
  ...startWalkIn({ campaignId: '147', source: 'Direct' }, 'Test Ride'),
  name: 'Asha Rao',
  email: 'asha@mail.example',
  phone_number: '9876543210',
  dealer_info: 'dn-1',
  testride_status: 'Scheduled',
};
export const sources: WalkInSources = { dealers: [hyderabad], stages: walkInStages };

/** A server that takes every walk-in and knows nobody. */
export const fakeWalkInApi = (): FakeApi =>
  fakeApi({
    [CHECK]: answerOf(checkExistingCustomer, 0),
    [CREATE]: saved.create,
    [RECORD]: saved.record,
    [STATUS]: saved.status,
  });
