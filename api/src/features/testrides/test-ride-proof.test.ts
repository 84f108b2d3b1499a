import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createLead } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { eq } from 'drizzle-orm';
import { enquiry, testRideEvent, upload } from '../../platform/db/schema/all';
import { post } from '../../testing/forms';
import { loseCommitAnswers } from '../../testing/lose-commit';
import { pdf, proof, storedFiles } from '../../testing/proof-files';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { newTestRide, UPDATE_TEST_RIDE } from '../../testing/test-rides';

const MB = 1024 * 1024;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function statusOf(trackingId: string) {
  const [row] = await api.deps.db.select().from(enquiry).where(eq(enquiry.trackingId, trackingId));
  return row?.testrideStatus;
}

it('a ride is completed with its proof, stored under a name of ours', async () => {
  const trackingId = await newTestRide(api);
  const file = proof(pdf(2000), '../../etc/passwd.pdf');
  const answer = await post(
    api.app,
    UPDATE_TEST_RIDE,
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
  const stored = readFileSync(join(api.deps.config.uploads.folder, row?.upload.storedName ?? ''));
  expect(stored.equals(file.content)).toBe(true);
});

it('a proof is kept once when the same update comes twice', async () => {
  const trackingId = await newTestRide(api);
  const before = storedFiles(api).length;
  const fields = { trackingId, testride_status: 'Completed' };
  const options = { file: proof(pdf(3000)), key: 'upload-twice-1' };
  const answers = await Promise.all([
    post(api.app, UPDATE_TEST_RIDE, fields, options),
    post(api.app, UPDATE_TEST_RIDE, fields, options),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  expect(storedFiles(api)).toHaveLength(before + 1);
});

it('a proof whose commit nobody can vouch for is kept, and the repeat of it is answered', async () => {
  const trackingId = await newTestRide(api);
  const before = storedFiles(api).length;
  const fields = { trackingId, testride_status: 'Completed' };
  const options = { file: proof(pdf(3000)), key: 'commit-unknown-1' };
  const lost = loseCommitAnswers(api.database.pool);
  const unknown = await post(api.app, UPDATE_TEST_RIDE, fields, options);
  lost.restore();
  expect(unknown).toMatchObject({
    status: 503,
    headers: { 'retry-after': expect.stringMatching(/^[123]$/) },
  });
  const again = await post(api.app, UPDATE_TEST_RIDE, fields, options);
  expect(again).toMatchObject({ status: 200, headers: { 'idempotency-replayed': 'true' } });
  expect(storedFiles(api)).toHaveLength(before + 1);
});

it('another proof under the key of the first is no repeat of it, and is not kept', async () => {
  const trackingId = await newTestRide(api);
  const fields = { trackingId, testride_status: 'Completed' };
  const key = 'another-proof-1';
  await post(api.app, UPDATE_TEST_RIDE, fields, { file: proof(pdf(3000)), key });
  const before = storedFiles(api);
  const other = await post(api.app, UPDATE_TEST_RIDE, fields, { file: proof(pdf(4000)), key });
  expect(other.status).toBe(422);
  expect(storedFiles(api)).toEqual(before);
});

it('a proof can be read by the account of the API alone', async () => {
  const before = new Set(storedFiles(api));
  const trackingId = await newTestRide(api);
  const fields = { trackingId, testride_status: 'Completed' };
  await post(api.app, UPDATE_TEST_RIDE, fields, { file: proof(pdf(500)) });
  const [name = ''] = storedFiles(api).filter((stored) => !before.has(stored));
  expect(statSync(join(api.deps.config.uploads.folder, name)).mode & 0o077).toBe(0);
});

it('a proof leaves no file behind when what comes after it in the form is refused', async () => {
  const before = storedFiles(api);
  const part = (disposition: string, content: string) =>
    `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
  const send = async (after: string) => {
    const file = part('name="testride_file"; filename="proof.pdf"', pdf(500).toString());
    return api.app.inject({
      method: 'POST',
      url: UPDATE_TEST_RIDE,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: `${file}${after}--b--\r\n`,
    });
  };
  const second = await send(part('name="testride_file"; filename="more.pdf"', 'more'));
  expect(second.statusCode).toBeGreaterThanOrEqual(400);
  const long = await send(part('name="testride_reason"', 'x'.repeat(40_000)));
  expect(long.statusCode).toBe(413);
  expect(long.json().errors).toEqual({ testride_reason: 'Please shorten this text' });
  // What is left of the body is not read, so nothing else can come over this connection.
  expect(long.headers.connection).toBe('close');
  expect(storedFiles(api)).toEqual(before);
});

it('a second proof is refused with 409, and no file of it is left', async () => {
  const trackingId = await newTestRide(api);
  const fields = { trackingId, testride_status: 'Completed' };
  await post(api.app, UPDATE_TEST_RIDE, fields, { file: proof(pdf(3000)) });
  const before = storedFiles(api);
  const second = await post(api.app, UPDATE_TEST_RIDE, fields, { file: proof(pdf(4000)) });
  expect(second).toMatchObject({
    status: 409,
    body: { message: 'This test ride has its proof already.' },
  });
  expect(storedFiles(api)).toEqual(before);
});

it('of two proofs that come at once one is taken', async () => {
  const trackingId = await newTestRide(api);
  const fields = { trackingId, testride_status: 'Completed' };
  const before = storedFiles(api).length;
  const answers = await Promise.all(
    [3000, 4000].map((bytes) =>
      post(api.app, UPDATE_TEST_RIDE, fields, { file: proof(pdf(bytes)) }),
    ),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect(storedFiles(api)).toHaveLength(before + 1);
});

it('a ride that was completed without a proof takes one', async () => {
  const trackingId = await newTestRide(api);
  await api.deps.db
    .update(enquiry)
    .set({ testrideStatus: 'Completed' })
    .where(eq(enquiry.trackingId, trackingId));
  const fields = { trackingId, testride_status: 'Completed' };
  expect((await post(api.app, UPDATE_TEST_RIDE, fields, { file: proof(pdf(3000)) })).status).toBe(
    200,
  );
});

it('a proof may have exactly 5 MB; one byte more is refused, leaving nothing behind', async () => {
  const trackingId = await newTestRide(api);
  const fields = { trackingId, testride_status: 'Completed' };
  const before = storedFiles(api).length;
  const tooLarge = await post(api.app, UPDATE_TEST_RIDE, fields, { file: proof(pdf(5 * MB + 1)) });
  expect(tooLarge.status).toBe(400);
  expect(tooLarge.body.errors).toEqual({ testride_file: 'File size is too large(below 5Mb).' });
  expect(storedFiles(api)).toHaveLength(before);
  const largest = await post(api.app, UPDATE_TEST_RIDE, fields, { file: proof(pdf(5 * MB)) });
  expect(largest.status).toBe(200);
});

it('a proof of a wrong type is known by its content, whatever its name says', async () => {
  const trackingId = await newTestRide(api);
  const before = storedFiles(api).length;
  const file = proof(Buffer.from('<script>alert(1)</script>'), 'photo.png');
  const answer = await post(
    api.app,
    UPDATE_TEST_RIDE,
    { trackingId, testride_status: 'Completed' },
    { file },
  );
  expect(answer.body.errors).toEqual({ testride_file: 'Unsupported file format' });
  expect(storedFiles(api)).toHaveLength(before);
});

it('the status Completed needs a file, also when the browser sends an empty one', async () => {
  const trackingId = await newTestRide(api);
  const fields = { trackingId, testride_status: 'Completed' };
  const none = await post(api.app, UPDATE_TEST_RIDE, fields);
  const empty = await post(api.app, UPDATE_TEST_RIDE, fields, { file: proof(Buffer.alloc(0), '') });
  expect(none.body.errors).toEqual({ testride_file: 'File is required' });
  expect(empty.body.errors).toEqual({ testride_file: 'File is required' });
});

it('a proof without content is refused as such, leaving nothing behind', async () => {
  const trackingId = await newTestRide(api);
  const fields = { trackingId, testride_status: 'Completed' };
  const before = storedFiles(api);
  const answer = await post(api.app, UPDATE_TEST_RIDE, fields, { file: proof(Buffer.alloc(0)) });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: { testride_file: 'This file is empty. Please choose another one.' } },
  });
  expect(storedFiles(api)).toEqual(before);
});

it('an update of an unknown tracking id is answered with 404 and leaves no file', async () => {
  const before = storedFiles(api).length;
  const answer = await post(
    api.app,
    UPDATE_TEST_RIDE,
    { trackingId: 'E-NOBODY', testride_status: 'Completed' },
    { file: proof(pdf(500)) },
  );
  expect(answer.status).toBe(404);
  expect(storedFiles(api)).toHaveLength(before);
});

it('an update refuses a second file and a file under another name', async () => {
  const trackingId = await newTestRide(api);
  const before = storedFiles(api).length;
  const file = { ...proof(pdf(500)), field: 'other_file' };
  const answer = await post(
    api.app,
    UPDATE_TEST_RIDE,
    { trackingId, testride_status: 'Scheduled' },
    { file },
  );
  expect(answer.status).toBe(400);
  expect(storedFiles(api)).toHaveLength(before);
});

it('a route that takes no file refuses one', async () => {
  const fields = { name: 'Asha Rao', phone_number: '0000012345' };
  const answer = await post(api.app, callAddress(createLead), fields, { file: proof(pdf(500)) });
  expect(answer.status).toBe(400);
});
