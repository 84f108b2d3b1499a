import { createLead, recordWalkIn, updateLeadTestRide } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { and, eq } from 'drizzle-orm';
import { enquiry, lead, testRideEvent } from '../../platform/db/schema/all';
import { at, post } from '../../testing/forms';
import { pdf, proof, storedFiles } from '../../testing/proof-files';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { newTestRide, UPDATE_TEST_RIDE } from '../../testing/test-rides';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function statusOf(trackingId: string) {
  const [row] = await api.deps.db.select().from(enquiry).where(eq(enquiry.trackingId, trackingId));
  return row?.testrideStatus;
}

it('the status Cancelled needs a reason out of the list, and keeps no file; no other status keeps a reason', async () => {
  const trackingId = await newTestRide(api);
  const fields = { trackingId, testride_status: 'Cancelled' };
  const before = storedFiles(api).length;
  expect((await post(api.app, UPDATE_TEST_RIDE, fields)).body.message).toBe(
    'Reason for Cancel is required',
  );
  const made = await post(api.app, UPDATE_TEST_RIDE, { ...fields, testride_reason: 'I say so' });
  expect(made.status).toBe(400);
  const answer = await post(
    api.app,
    UPDATE_TEST_RIDE,
    { ...fields, testride_reason: 'Bad weather' },
    { file: proof(pdf(500)) },
  );
  expect(answer.status).toBe(200);
  expect(storedFiles(api)).toHaveLength(before);
  const [event] = await api.deps.db
    .select()
    .from(testRideEvent)
    .where(and(eq(testRideEvent.trackingId, trackingId), eq(testRideEvent.toStatus, 'Cancelled')));
  expect(event).toMatchObject({ fromStatus: 'Scheduled', reason: 'Bad weather', uploadId: null });
  const anew = { trackingId, testride_status: 'Scheduled', testride_reason: 'Bad weather' };
  expect((await post(api.app, UPDATE_TEST_RIDE, anew)).status).toBe(200);
  const [planned] = await api.deps.db
    .select()
    .from(testRideEvent)
    .where(
      and(eq(testRideEvent.trackingId, trackingId), eq(testRideEvent.fromStatus, 'Cancelled')),
    );
  expect(planned).toMatchObject({ toStatus: 'Scheduled', reason: null });
});

it('a status that is no child of the first test-ride stage is refused', async () => {
  const trackingId = await newTestRide(api);
  const answer = await post(api.app, UPDATE_TEST_RIDE, { trackingId, testride_status: 'Booked' });
  expect(answer.status).toBe(400);
  expect(await statusOf(trackingId)).toBe('Scheduled');
});

it('a completed ride is not undone', async () => {
  const trackingId = await newTestRide(api);
  await post(
    api.app,
    UPDATE_TEST_RIDE,
    { trackingId, testride_status: 'Completed' },
    { file: proof(pdf(500)) },
  );
  const answer = await post(api.app, UPDATE_TEST_RIDE, {
    trackingId,
    testride_status: 'Scheduled',
  });
  expect(answer.status).toBe(409);
  expect(await statusOf(trackingId)).toBe('Completed');
});

it('the test-ride update of leads moves the ride of a lead, and the one of enquiries does not find it', async () => {
  const created = await post(api.app, callAddress(createLead), {
    name: 'Asha Rao',
    phone_number: '0000012345',
    city: 'Hyderabad',
    email: 'asha@rider.example',
    source: 'Expo 2026',
    campaign_id: '401',
  });
  const trackingId = String(at(created.body, ['data', 'response_data', 'l_tracking_id']));
  const fields = { trackingId, testride_status: 'Scheduled' };
  expect((await post(api.app, UPDATE_TEST_RIDE, fields)).status).toBe(404);
  const answer = await post(api.app, callAddress(updateLeadTestRide), fields);
  expect(answer.status).toBe(200);
  const [row] = await api.deps.db.select().from(lead).where(eq(lead.trackingId, trackingId));
  expect(row).toMatchObject({
    email: 'asha@rider.example',
    source: 'Expo 2026',
    campaignId: '401',
    testrideStatus: 'Scheduled',
    details: { city: 'Hyderabad' },
  });
});

it('a walk-in stage is recorded for a known enquiry only', async () => {
  const e_tracking_id = await newTestRide(api);
  const url = callAddress(recordWalkIn);
  expect((await post(api.app, url, { e_tracking_id, w_stage: '202' })).status).toBe(200);
  expect((await post(api.app, url, { e_tracking_id, w_stage: '999' })).status).toBe(400);
  expect((await post(api.app, url, { e_tracking_id: 'E-NOBODY', w_stage: '202' })).status).toBe(
    404,
  );
  const [row] = await api.deps.db
    .select()
    .from(enquiry)
    .where(eq(enquiry.trackingId, e_tracking_id));
  expect(row?.walkinStage).toBe('202');
});
