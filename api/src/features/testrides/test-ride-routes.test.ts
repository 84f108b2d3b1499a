import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createEnquiry,
  createLead,
  recordWalkIn,
  updateEnquiryTestRide,
  updateLeadTestRide,
} from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { eq } from 'drizzle-orm';
import { enquiry, lead, testRideEvent, upload } from '../../platform/db/schema/all';
import { at, post, type TestFile } from '../../testing/forms';
import { loseCommitAnswers } from '../../testing/lose-commit';
import { openTestApi, type TestApi } from '../../testing/test-api';

const UPDATE = callAddress(updateEnquiryTestRide);
const MB = 1024 * 1024;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const pdf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 32)]);
const proof = (content: Buffer, name = 'proof.pdf'): TestFile => ({
  field: 'testride_file',
  name,
  content,
});
const storedFiles = (): string[] =>
  readdirSync(api.deps.config.uploadsDir).filter((name) => name !== 'token-secret');

async function newTestRide(): Promise<string> {
  const answer = await post(api.app, callAddress(createEnquiry), {
    category: 'Test ride',
    testride_status: 'Scheduled',
    source: 'Direct',
    campaign_id: '147',
    name: 'Asha Rao',
    email: 'asha@rider.example',
    phone_number: '0000012345',
  });
  return String(at(answer.body, ['data', 'response_data', 'e_tracking_id']));
}
async function statusOf(trackingId: string) {
  const [row] = await api.deps.db.select().from(enquiry).where(eq(enquiry.trackingId, trackingId));
  return row?.testrideStatus;
}

it('a ride is completed with its proof, stored under a name of ours', async () => {
  const trackingId = await newTestRide();
  const file = proof(pdf(2000), '../../etc/passwd.pdf');
  const answer = await post(
    api.app,
    UPDATE,
    { trackingId, testride_status: 'Completed' },
    { file },
  );
  expect(answer.body).toMatchObject({
    status: 200,
    data: { response_data: { trackingId, testride_status: 'Completed' } },
  });
  expect(await statusOf(trackingId)).toBe('Completed');
  const [row] = await api.deps.db
    .select({ upload })
    .from(testRideEvent)
    .innerJoin(upload, eq(upload.id, testRideEvent.uploadId))
    .where(eq(testRideEvent.trackingId, trackingId));
  expect(row?.upload).toMatchObject({ contentType: 'application/pdf', bytes: 2000 });
  const stored = readFileSync(join(api.deps.config.uploadsDir, row?.upload.storedName ?? ''));
  expect(stored.equals(file.content)).toBe(true);
});

it('a proof is kept once when the same update comes twice', async () => {
  const trackingId = await newTestRide();
  const before = storedFiles().length;
  const fields = { trackingId, testride_status: 'Completed' };
  const options = { file: proof(pdf(3000)), key: 'upload-twice-1' };
  const answers = await Promise.all([
    post(api.app, UPDATE, fields, options),
    post(api.app, UPDATE, fields, options),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  expect(storedFiles()).toHaveLength(before + 1);
});

it('a proof whose commit nobody can vouch for is kept, and the repeat of it is answered', async () => {
  const trackingId = await newTestRide();
  const before = storedFiles().length;
  const fields = { trackingId, testride_status: 'Completed' };
  const options = { file: proof(pdf(3000)), key: 'commit-unknown-1' };
  const lost = loseCommitAnswers(api.database.pool);
  const unknown = await post(api.app, UPDATE, fields, options);
  lost.restore();
  expect(unknown).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  const again = await post(api.app, UPDATE, fields, options);
  expect(again).toMatchObject({ status: 200, headers: { 'idempotency-replayed': 'true' } });
  expect(storedFiles()).toHaveLength(before + 1);
});

it('a second proof is refused with 409, and no file of it is left', async () => {
  const trackingId = await newTestRide();
  const fields = { trackingId, testride_status: 'Completed' };
  await post(api.app, UPDATE, fields, { file: proof(pdf(3000)) });
  const before = storedFiles();
  const second = await post(api.app, UPDATE, fields, { file: proof(pdf(4000)) });
  expect(second).toMatchObject({
    status: 409,
    body: { message: 'This test ride has its proof already.' },
  });
  expect(storedFiles()).toEqual(before);
});

it('of two proofs that come at once one is taken', async () => {
  const trackingId = await newTestRide();
  const fields = { trackingId, testride_status: 'Completed' };
  const before = storedFiles().length;
  const answers = await Promise.all(
    [3000, 4000].map((bytes) => post(api.app, UPDATE, fields, { file: proof(pdf(bytes)) })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect(storedFiles()).toHaveLength(before + 1);
});

it('a ride that was completed without a proof takes one', async () => {
  const trackingId = await newTestRide();
  await api.deps.db
    .update(enquiry)
    .set({ testrideStatus: 'Completed' })
    .where(eq(enquiry.trackingId, trackingId));
  const fields = { trackingId, testride_status: 'Completed' };
  expect((await post(api.app, UPDATE, fields, { file: proof(pdf(3000)) })).status).toBe(200);
});

it('a proof may have exactly 5 MB; one byte more is refused, leaving nothing behind', async () => {
  const trackingId = await newTestRide();
  const fields = { trackingId, testride_status: 'Completed' };
  const before = storedFiles().length;
  const tooLarge = await post(api.app, UPDATE, fields, { file: proof(pdf(5 * MB + 1)) });
  expect(tooLarge.status).toBe(400);
  expect(tooLarge.body.errors).toEqual({ testride_file: 'File size is too large(below 5Mb).' });
  expect(storedFiles()).toHaveLength(before);
  const largest = await post(api.app, UPDATE, fields, { file: proof(pdf(5 * MB)) });
  expect(largest.status).toBe(200);
});

it('a proof of a wrong type is known by its content, whatever its name says', async () => {
  const trackingId = await newTestRide();
  const before = storedFiles().length;
  const file = proof(Buffer.from('<script>alert(1)</script>'), 'photo.png');
  const answer = await post(
    api.app,
    UPDATE,
    { trackingId, testride_status: 'Completed' },
    { file },
  );
  expect(answer.body.errors).toEqual({ testride_file: 'Unsupported file format' });
  expect(storedFiles()).toHaveLength(before);
});

it('the status Completed needs a file, also when the browser sends an empty one', async () => {
  const trackingId = await newTestRide();
  const fields = { trackingId, testride_status: 'Completed' };
  const none = await post(api.app, UPDATE, fields);
  const empty = await post(api.app, UPDATE, fields, { file: proof(Buffer.alloc(0), '') });
  expect(none.body.errors).toEqual({ testride_file: 'File is required' });
  expect(empty.body.errors).toEqual({ testride_file: 'File is required' });
});

it('a proof without content is refused as such, leaving nothing behind', async () => {
  const trackingId = await newTestRide();
  const fields = { trackingId, testride_status: 'Completed' };
  const before = storedFiles();
  const answer = await post(api.app, UPDATE, fields, { file: proof(Buffer.alloc(0)) });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: { testride_file: 'This file is empty. Please choose another one.' } },
  });
  expect(storedFiles()).toEqual(before);
});

it('the status Cancelled needs a reason out of the list, and keeps no file', async () => {
  const trackingId = await newTestRide();
  const fields = { trackingId, testride_status: 'Cancelled' };
  const before = storedFiles().length;
  expect((await post(api.app, UPDATE, fields)).body.message).toBe('Reason for Cancel is required');
  const made = await post(api.app, UPDATE, { ...fields, testride_reason: 'I say so' });
  expect(made.status).toBe(400);
  const answer = await post(
    api.app,
    UPDATE,
    { ...fields, testride_reason: 'Bad weather' },
    { file: proof(pdf(500)) },
  );
  expect(answer.status).toBe(200);
  expect(storedFiles()).toHaveLength(before);
});

it('a status that is no child of the first test-ride stage is refused', async () => {
  const trackingId = await newTestRide();
  const answer = await post(api.app, UPDATE, { trackingId, testride_status: 'Booked' });
  expect(answer.status).toBe(400);
  expect(await statusOf(trackingId)).toBe('Scheduled');
});

it('a completed ride is not undone', async () => {
  const trackingId = await newTestRide();
  await post(
    api.app,
    UPDATE,
    { trackingId, testride_status: 'Completed' },
    { file: proof(pdf(500)) },
  );
  const answer = await post(api.app, UPDATE, { trackingId, testride_status: 'Scheduled' });
  expect(answer.status).toBe(409);
  expect(await statusOf(trackingId)).toBe('Completed');
});

it('an update of an unknown tracking id is answered with 404 and leaves no file', async () => {
  const before = storedFiles().length;
  const answer = await post(
    api.app,
    UPDATE,
    { trackingId: 'E-NOBODY', testride_status: 'Completed' },
    { file: proof(pdf(500)) },
  );
  expect(answer.status).toBe(404);
  expect(storedFiles()).toHaveLength(before);
});

it('an update refuses a second file and a file under another name', async () => {
  const trackingId = await newTestRide();
  const before = storedFiles().length;
  const file = { ...proof(pdf(500)), field: 'other_file' };
  const answer = await post(
    api.app,
    UPDATE,
    { trackingId, testride_status: 'Scheduled' },
    { file },
  );
  expect(answer.status).toBe(400);
  expect(storedFiles()).toHaveLength(before);
});

it('a route that takes no file refuses one', async () => {
  const fields = { name: 'Asha Rao', phone_number: '0000012345' };
  const answer = await post(api.app, callAddress(createLead), fields, { file: proof(pdf(500)) });
  expect(answer.status).toBe(400);
});

it('the test-ride update of leads moves the ride of a lead, and the one of enquiries does not find it', async () => {
  const created = await post(api.app, callAddress(createLead), {
    name: 'Asha Rao',
    phone_number: '0000012345',
    city: 'Hyderabad',
  });
  const trackingId = String(at(created.body, ['data', 'response_data', 'l_tracking_id']));
  const fields = { trackingId, testride_status: 'Scheduled' };
  expect((await post(api.app, UPDATE, fields)).status).toBe(404);
  const answer = await post(api.app, callAddress(updateLeadTestRide), fields);
  expect(answer.status).toBe(200);
  const [row] = await api.deps.db.select().from(lead).where(eq(lead.trackingId, trackingId));
  expect(row).toMatchObject({ testrideStatus: 'Scheduled', details: { city: 'Hyderabad' } });
});

it('a walk-in stage is recorded for a known enquiry only', async () => {
  const e_tracking_id = await newTestRide();
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
