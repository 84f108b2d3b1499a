import 'fake-indexeddb/auto';
import { checkExistingCustomer } from '@site/contract';
import { createSubmitOnce } from '@site/forms';
import { clearDays, clearRecords, listDay } from '@site/outbox';
import { answerOf, type FakeAnswer, type FakeApi, refusal } from '@site/testing/fake-api';
import { createAttempts } from '../../submit/attempts';
import { hyderabad } from '../../testing/sample-dealers';
import { stage } from '../../testing/sample-stages';
import {
  CHECK,
  CREATE,
  fakeWalkInApi,
  RECORD,
  STATUS,
  saved,
  sources,
  walkIn,
} from '../../testing/sample-walk-in';
import {
  callsOf,
  expectKeptRide,
  expectSameKey,
  goOffline,
  loseAnswer,
} from '../../testing/submit-checks';
import { submitWalkIn } from './submit-walk-in';
import type { WalkInValues } from './walk-in-schema';

const down: FakeAnswer = refusal(500, 'down');

let api: FakeApi;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api = fakeWalkInApi();
});
afterEach(() => jest.restoreAllMocks());

/** One form: submits again under the keys and the memory of the first try. */
function openForm() {
  const submitOnce = createSubmitOnce();
  const attempts = createAttempts();
  return (change: Partial<WalkInValues> = {}, from = sources) =>
    submitOnce((keyFor) =>
      submitWalkIn({ ...walkIn, ...change }, { sources: from, keyFor, attempts }),
    );
}
const stageSent = () => api.sent(RECORD)[0]?.fields['w_stage'];

describe('submit of a walk-in', () => {
  it('looks for an enquiry, creates one, records the stage, updates the status, in that order', async () => {
    await expect(openForm()()).resolves.toMatchObject({ ok: true });
    const order = callsOf(api);
    expect(order).toEqual([CHECK, CREATE, RECORD, STATUS]);
    expect(api.sent(CREATE)[0]?.fields).toMatchObject({ name: 'Asha Rao', email: walkIn.email });
    expect(api.sent(RECORD)[0]?.fields).toEqual({ e_tracking_id: 'E-1', w_stage: '201' });
    expect(api.sent(STATUS)[0]?.fields).toEqual({
      trackingId: 'E-1',
      testride_status: 'Scheduled',
    });
  });

  it('takes the first stage that is no default for somebody who has an enquiry', async () => {
    api.answer(CHECK, answerOf(checkExistingCustomer, 1));
    await openForm()();
    expect(stageSent()).toBe('202');
  });

  it('counts a check that fails as no enquiry', async () => {
    api.answer(CHECK, () => Promise.reject(new TypeError('lost')));
    await expect(openForm()()).resolves.toMatchObject({ ok: true });
    expect(stageSent()).toBe('201');
  });

  it.each([
    ['the enquiry', CREATE, 'Sorry, failed to submit the information, please try again.', 2],
    ['the walk-in', RECORD, 'Sorry, failed to update walk-in information, please try again.', 3],
    ['the status', STATUS, 'Sorry, failed to update test-ride status, please try again.', 4],
  ])(
    'ends with its own words when %s fails, and goes no further',
    async (_step, call, message, calls) => {
      api.answer(call, down);
      await expect(openForm()()).resolves.toMatchObject({ ok: false, message });
      expect(api.calls).toHaveLength(calls);
    },
  );

  it('ends with the words of the step that needs the tracking id when there is none, and creates nothing twice', async () => {
    api.answer(CREATE, { body: { status: 200, message: 'OK', data: { response_data: {} } } });
    const submit = openForm();
    for (const _press of [1, 2]) {
      await expect(submit()).resolves.toMatchObject({
        ok: false,
        message: 'Sorry, failed to update walk-in information, please try again.',
      });
    }
    expect([RECORD, STATUS].flatMap(api.sent)).toEqual([]);
    expectSameKey(api.sent(CREATE));
  });

  it('repeats the step that failed under its key, and none that succeeded, as somebody who was new', async () => {
    // Like the real server: once the enquiry is there, the check finds it.
    api.answer(CHECK, () => answerOf(checkExistingCustomer, api.sent(CREATE).length > 0 ? 1 : 0));
    api.answer(STATUS, down);
    const submit = openForm();
    await submit();
    api.answer(STATUS, saved.status);
    await submit();
    const keys = api.sent(STATUS).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(api.sent(CREATE)).toHaveLength(1);
    expect(api.sent(RECORD).map(({ fields }) => fields['w_stage'])).toEqual(['201']);
  });

  it('sends a reason only with Cancelled and a file only with Completed', async () => {
    const testride_file = new File(['proof'], 'proof.pdf', { type: 'application/pdf' });
    const both = { testride_reason: 'Bad weather', testride_file };
    await openForm()({ ...both, testride_status: 'Cancelled' });
    await openForm()({ ...both, testride_status: 'Completed' });
    await openForm()({ ...both, testride_status: 'Scheduled' });
    expect(api.sent(STATUS).map(({ fields }) => Object.keys(fields).slice(2))).toEqual([
      ['testride_reason'],
      ['testride_file'],
      [],
    ]);
  });

  it('sends nothing for a dealer whose place is not known', async () => {
    const dealers = [{ ...hyderabad, dn_pinocde: '' }];
    await expect(openForm()({}, { ...sources, dealers })).resolves.toMatchObject({
      ok: false,
      message: "We're currently unable to load the dealer information. Please try again later.",
    });
    expect(api.calls).toHaveLength(0);
  });

  it('creates nothing when there is no stage to record it with', async () => {
    const stages = [stage('202', 'Repeat Walk-in')];
    await expect(openForm()({}, { ...sources, stages })).resolves.toMatchObject({
      ok: false,
      message:
        'We are unable to submit your Test Ride request at this moment. Please try again later.',
    });
    expect(api.sent(CREATE)).toHaveLength(0);
  });
});

describe('a step that gets no answer in time', () => {
  beforeEach(goOffline);

  it('stands in the list of the day as waiting, one that was sent with its tracking id', async () => {
    await clearDays();
    loseAnswer(api, CREATE);
    await openForm()();
    const [waiting] = await listDay();
    expect(waiting?.recordId).toEqual(expect.any(Number));
    expect(waiting?.columns).toEqual({
      Form: 'Walk-in',
      Dealer: hyderabad.dn_name,
      Campaign: '147',
      Status: 'Scheduled',
      Reason: '',
    });
    await clearRecords();
    await clearDays();
    jest.restoreAllMocks();
    api.answer(CREATE, saved.create);
    await openForm()();
    expect(await listDay()).toMatchObject([{ given: { trackingId: 'E-1' } }]);
    await clearDays();
  });

  it('is kept on the device also where a network asks people to sign in first', async () => {
    api.answer(CREATE, { status: 511, body: '<h1>Please sign in</h1>' });
    await expect(openForm()()).resolves.toEqual({ ok: true, data: { isKept: true } });
    await expectKeptRide('walk-in', 0);
  });

  it.each([
    ['the enquiry', CREATE, 0],
    ['the walk-in', RECORD, 1],
    ['the status', STATUS, 2],
  ])(
    'keeps the ride on the device when %s does not answer, with what was done before',
    async (_step, call, done) => {
      loseAnswer(api, call);
      await expect(openForm()()).resolves.toEqual({ ok: true, data: { isKept: true } });
      await expectKeptRide('walk-in', done);
    },
  );
});
