import {
  checkExistingCustomer,
  createEnquiry,
  recordWalkIn,
  updateEnquiryTestRide,
} from '@site/contract';
import { answerOf, callOf, type FakeApi, fakeApi } from '@site/testing/fake-api';
import { listRecords } from '../records/read-records';
import { newDevice } from './outbox-device';

export const CHECK = callOf(checkExistingCustomer, { id: '9876543210' });
export const CREATE = callOf(createEnquiry);
export const RECORD = callOf(recordWalkIn);
export const STATUS = callOf(updateEnquiryTestRide);

export const created = answerOf(createEnquiry, { e_tracking_id: 'E-1' });
export const recorded = answerOf(recordWalkIn, { e_tracking_id: 'E', w_stage: '201' });
export const updated = answerOf(updateEnquiryTestRide, {
  trackingId: 'E',
  testride_status: 'Completed',
});

/** What each kept record is called, and how it stands. */
export const states = async () =>
  (await listRecords()).map(({ state, content }) => [content.label, state]);

/** Before each test the device is empty, and the API takes every step of `samplePlan`. */
export function prepareSending() {
  let api: FakeApi;
  let device: Awaited<ReturnType<typeof newDevice>>;
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    device = await newDevice();
    api = fakeApi({
      [CHECK]: answerOf(checkExistingCustomer, 0),
      [CREATE]: ({ fields }) =>
        answerOf(createEnquiry, { e_tracking_id: `E-${String(fields['name'])}` }),
      [RECORD]: recorded,
      [STATUS]: updated,
    });
  });
  afterEach(() => jest.restoreAllMocks());

  return {
    /** The requests of one call so far. */
    sent: (call: string) => api.sent(call),
    keys: (call: string) => api.sent(call).map(({ headers }) => headers.get('idempotency-key')),
    /** All requests so far. */
    calls: () => api.calls,
    /** Answers one call from now on in another way. */
    answerCall: (...answer: Parameters<FakeApi['answer']>) => api.answer(...answer),
    setOnline: (isOnline: boolean) => device.setOnline(isOnline),
  };
}
