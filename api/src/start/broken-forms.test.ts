import { createLead } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { storedFiles } from '../testing/proof-files';
import { openTestApi, type TestApi } from '../testing/test-api';
import { UPDATE_TEST_RIDE } from '../testing/test-rides';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: { LOG_LEVEL: 'warn' } });
});
afterAll(() => api.close());

const FORM = 'multipart/form-data; boundary=b';
const field = '--b\r\ncontent-disposition: form-data; name="trackingId"\r\n\r\nE-1\r\n';
const cutFile =
  '--b\r\ncontent-disposition: form-data; name="testride_file"; filename="p.pdf"\r\n\r\n%PDF-1.7 and no end';

it.each([
  ['whose type names no boundary', 'multipart/form-data', field],
  [
    'whose boundary is longer than any may be',
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
    field,
  ],
  ['that has no end', FORM, field],
  ['that ends within a field', FORM, field.slice(0, -6)],
  ['that ends within its file', FORM, cutFile],
  ['that ends within its file, behind a field', FORM, field + cutFile],
])(
  'a form %s is refused as one that cannot be read, by calls with and without a file, leaves no file and is no fault in the log',
  async (_what, type, payload) => {
    const before = storedFiles(api);
    for (const url of [UPDATE_TEST_RIDE, callAddress(createLead)]) {
      const headers = { 'content-type': type };
      const answer = await api.app.inject({ method: 'POST', url, headers, payload });
      expect([url, answer.statusCode]).toEqual([url, 400]);
    }
    expect(storedFiles(api)).toEqual(before);
    expect(api.lines).toEqual([]);
  },
);
