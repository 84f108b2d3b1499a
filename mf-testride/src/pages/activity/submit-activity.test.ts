import 'fake-indexeddb/auto';
import { createEnquiry, updateEnquiryTestRide } from '@site/contract';
import { enquirySchemaFor } from '@site/contract/requests';
import { createSubmitOnce } from '@site/forms';
import {
  answerOf,
  callOf,
  type FakeAnswer,
  type FakeApi,
  fakeApi,
  refusal,
} from '@site/testing/fake-api';
import { createAttempts } from '../../submit/attempts';
import { hyderabad } from '../../testing/sample-dealers';
import {
  callsOf,
  expectKeptRide,
  expectSameKey,
  goOffline,
  loseAnswer,
} from '../../testing/submit-checks';
import { type ActivityValues, startActivity } from './activity-schema';
import { submitActivity } from './submit-activity';

const CREATE = callOf(createEnquiry);
const STATUS = callOf(updateEnquiryTestRide);
const down: FakeAnswer = refusal(500, 'down');

const values: ActivityValues = {
  ...startActivity('Test Ride'),
  name: 'Asha Rao',
  phone_number: '9876543210',
  state: 'Kerala',
  district: 'Ernakulam',
  campaign_id: '401',
  dealer_info: 'dn-1',
  testride_status: 'Scheduled',
};

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeApi({
    [CREATE]: answerOf(createEnquiry, { e_tracking_id: 'E-1' }),
    [STATUS]: answerOf(updateEnquiryTestRide, { trackingId: 'E-1', testride_status: 'Scheduled' }),
  });
});
afterEach(() => jest.restoreAllMocks());

/** One form: submits again under the keys of the first try. */
function openForm() {
  const submitOnce = createSubmitOnce();
  const attempts = createAttempts();
  const lists = { dealers: [hyderabad], campaigns: [], attempts };
  return (change: Partial<ActivityValues> = {}) =>
    submitOnce((keyFor) => submitActivity({ ...values, ...change }, { ...lists, keyFor }));
}
const submit = (change?: Partial<ActivityValues>) => openForm()(change);

describe('submit of an activity ride', () => {
  it('creates the enquiry, then updates its status', async () => {
    await expect(submit()).resolves.toMatchObject({ ok: true });
    expect(callsOf(api)).toEqual([CREATE, STATUS]);
    expect(api.calls[0]?.fields).toMatchObject({
      email: '',
      source: 'activity',
      campaign_id: '401',
      state: 'Kerala',
      district: 'Ernakulam',
      city: 'Hyderabad',
      country: 'India',
      testride_status: 'Test Ride',
    });
    const sent = api.calls[0]?.fields ?? {};
    expect(enquirySchemaFor(sent).safeParse(sent).error?.issues).toBeUndefined();
    expect(api.calls[1]?.fields).toEqual({ trackingId: 'E-1', testride_status: 'Scheduled' });
  });

  it.each([
    [
      'the enquiry',
      CREATE,
      'We are unable to submit your Test Ride request at this moment. Please try again later.',
      1,
    ],
    ['the status', STATUS, 'Sorry, failed to update test-ride status, please try again.', 2],
  ])('ends with its own words when %s fails', async (_step, call, message, calls) => {
    api.answer(call, down);
    await expect(submit()).resolves.toMatchObject({ ok: false, message });
    expect(api.calls).toHaveLength(calls);
  });

  it('ends with the words of the step that needs the tracking id when there is none, and creates nothing twice', async () => {
    api.answer(CREATE, { body: { status: 200, message: 'OK', data: { response_data: {} } } });
    const press = openForm();
    for (const _press of [1, 2]) {
      await expect(press()).resolves.toMatchObject({
        ok: false,
        message: 'Sorry, failed to update test-ride status, please try again.',
      });
    }
    expect(callsOf(api)).toEqual([CREATE, CREATE]);
    expectSameKey(api.calls);
  });

  it('sends nothing for a dealer that is not among the loaded ones', async () => {
    await expect(submit({ dealer_info: 'dn-7' })).resolves.toMatchObject({
      ok: false,
      message: "We're currently unable to load the dealer information. Please try again later.",
    });
    expect(api.calls).toHaveLength(0);
  });
});

describe('a step that gets no answer in time', () => {
  beforeEach(goOffline);

  it.each([
    ['the enquiry', CREATE, 0],
    ['the status', STATUS, 1],
  ])(
    'keeps the ride on the device when %s does not answer, with what was done before',
    async (_step, call, done) => {
      loseAnswer(api, call);
      await expect(openForm()()).resolves.toEqual({ ok: true, data: { isKept: true } });
      await expectKeptRide('activity', done);
    },
  );
});
