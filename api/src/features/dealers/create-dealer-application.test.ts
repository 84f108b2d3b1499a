import { createDealerApplication } from '@site/contract';
import { callAddress } from '@site/contract/endpoints';
import { eq } from 'drizzle-orm';
import { dealerApplication } from '../../platform/db/schema/all';
import { applicationFields } from '../../testing/dealer-applications';
import { at, post } from '../../testing/forms';
import { openTestApi, type TestApi, tokenOf } from '../../testing/test-api';
import { issuePhoneToken } from '../communication/phone-token';

const URL = callAddress(createDealerApplication);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function apply(change: Readonly<Record<string, string>> = {}, token?: string) {
  const answer = await post(
    api.app,
    URL,
    { ...applicationFields, ...change },
    token ? { token } : {},
  );
  const id = String(at(answer.body, ['data', 'response_data', 'ds_tracking_id']));
  const [row] = await api.deps.db
    .select()
    .from(dealerApplication)
    .where(eq(dealerApplication.trackingId, id));
  return { answer, row };
}

it('a dealer application is kept with its extra fields', async () => {
  const { answer, row } = await apply();
  expect(answer.status).toBe(200);
  expect(row).toMatchObject({
    firstName: 'Asha',
    phoneVerified: false,
    requirements: { showroom_property: 'Owned' },
  });
});

it('a dealer application is kept with whether its number was verified', async () => {
  const token = tokenOf(api, applicationFields.phone);
  expect((await apply({}, token)).row?.phoneVerified).toBe(true);
  expect((await apply({ phone: '0000054321' }, token)).row?.phoneVerified).toBe(false);
});

it('a dealer application that took longer than its token lives is kept as one of a verified number', async () => {
  const { tokenSecret } = api.deps.config.secrets;
  const yesterday = new Date(api.clock.now.getTime() - 26 * 60 * 60 * 1000);
  const token = issuePhoneToken(tokenSecret, applicationFields.phone, yesterday);
  expect((await apply({}, token)).row?.phoneVerified).toBe(true);
  const forged = issuePhoneToken('another secret', applicationFields.phone, yesterday);
  expect((await apply({}, forged)).row?.phoneVerified).toBe(false);
});

it('a refusal of a dealer application says what is wrong in the words of the form', async () => {
  const { answer, row } = await apply({
    campaign_id: '16a',
    first_name: '',
    last_name: 'Ra',
    pincode: '5000',
    phone: '12345abcde',
  });
  expect(answer.body.errors).toEqual({
    campaign_id: 'Campaign ID be exactly 10 digits',
    first_name: 'First Name is required',
    last_name: 'Last Name must be at least 3 characters',
    pincode: 'Pincode must be exactly 6 digits',
    phone: 'Phone number should be 10 digits',
  });
  expect(row).toBeUndefined();
});

it('half a character in the extra fields of a dealer application is kept as the replacement character', async () => {
  const requirements = applicationFields.requirements.replace('West Quarter', 'West \\ud83d');
  const { answer, row } = await apply({ requirements });
  expect(answer.status).toBe(200);
  expect(row?.requirements).toMatchObject({ preferred_showroom_location: 'West \ufffd' });
});

it('a dealer application with a NUL character in its extra fields is refused', async () => {
  const requirements = applicationFields.requirements.replace(
    'West Quarter',
    'West \\u0000 Quarter',
  );
  expect((await apply({ requirements })).answer.status).toBe(400);
});

it('the extra fields of a dealer application are checked against those of the server', async () => {
  const { answer } = await apply({ requirements: '{"showroom_property":"Borrowed"}' });
  expect(answer.body.errors).toMatchObject({
    'requirements.showroom_property': 'Please select valid Showroom Property',
    'requirements.investment_capacity': 'Please select valid Investment Capacity',
  });
});
