import { createEnquiry } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { enquiry } from '../../platform/db/schema/all';
import { general } from '../../testing/enquiries';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it('a line break counts once, though form data carry it as two characters', async () => {
  const description = 'Line one\n'.padEnd(2_000, 'a');
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...general, description })) form.append(name, value);
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  const payload = Buffer.from(await encoded.arrayBuffer());
  expect(payload.toString()).toContain('Line one\r\n');

  const answer = await api.app.inject({
    method: 'POST',
    url: callAddress(createEnquiry),
    headers: { 'content-type': contentType },
    payload,
  });

  expect(answer.statusCode).toBe(200);
  expect(await api.deps.db.select().from(enquiry)).toEqual([
    expect.objectContaining({ description }),
  ]);
});
