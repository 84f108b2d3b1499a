import { createEnquiry, readOrderHistory, sendOtp, templateOf } from '@site/contract';
import { callAddress, DEFAULT_APP } from '@site/contract/endpoints';
import { post } from '../../testing/forms';
import { openTestApi, type TestApi } from '../../testing/test-api';

const PHONE = '9876543210';
const TEMPLATE = templateOf(readOrderHistory, DEFAULT_APP);
const history = (id: string) => callAddress(readOrderHistory, { id });

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ env: { LOG_LEVEL: 'debug' } });
});
afterAll(() => api.close());
beforeEach(() => api.lines.splice(0));

const log = () => api.lines.join('');

it.each([
  ['of a call', history(PHONE), `"route":"${TEMPLATE}"`],
  ['with a query', `${history(PHONE)}?phone=${PHONE}`, `"route":"${TEMPLATE}"`],
  ['that no call has', `/api/v2/ev/nothing/${PHONE}`, '"route":"none"'],
])('the request log never says the number in an address %s', async (_what, url, said) => {
  await api.app.inject({ url });
  expect(log()).toContain(said);
  expect(log()).not.toContain(PHONE);
});

it.each([
  ['that cannot be read', `${history(PHONE)}/%`],
  ['that is too long', history(PHONE.repeat(40))],
])('the request log never says the number in an address %s', async (_what, url) => {
  expect((await api.app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
  expect(log()).not.toContain(PHONE);
});

it('the request log never says what a body holds, taken or refused', async () => {
  const enquiry = { name: 'Asha Rao', phone_number: PHONE, email: 'asha@mail.example' };
  await post(api.app, callAddress(createEnquiry), enquiry);
  await post(api.app, callAddress(sendOtp), { phone_number: PHONE });
  expect(log()).toContain('"status":400');
  expect(log()).toContain('"status":200');
  for (const personal of Object.values(enquiry)) expect(log()).not.toContain(personal);
});
