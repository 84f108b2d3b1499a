import 'fake-indexeddb/auto';
import { checkExistingCustomer, createEnquiry } from '@site/contract';
import { createSubmitOnce, keptDraft } from '@site/forms';
import { clearRecords, listRecords, sendWaiting } from '@site/outbox';
import { answerOf, type FakeAnswer, type FakeApi, refusal } from '@site/testing/fake-api';
import { submitWalkIn } from '../pages/walk-in/submit-walk-in';
import type { WalkInValues } from '../pages/walk-in/walk-in-schema';
import {
  CHECK,
  CREATE,
  fakeWalkInApi,
  RECORD,
  STATUS,
  saved,
  sources,
  walkIn,
} from '../testing/sample-walk-in';
import { goOffline } from '../testing/submit-checks';
import { createAttempts, keptAttempts } from './attempts';
import type { Edited } from './ride';

const draft = keptDraft('walk-in');
const refused = refusal(400, 'Not this proof.');
let api: FakeApi;
let kept = keptAttempts('walk-in');

/** Like the real server: a key that comes again with other data is refused. */
function judgedByKey(answer: FakeAnswer): FakeAnswer {
  const bodies = new Map<string, string>();
  return async (call) => {
    const key = call.headers.get('idempotency-key') ?? '';
    const body = JSON.stringify(call.fields);
    if ((bodies.get(key) ?? body) !== body)
      return refusal(422, 'This Idempotency-Key was used with other data.');
    bodies.set(key, body);
    return typeof answer === 'function' ? answer(call) : answer;
  };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  draft.forget();
  kept = keptAttempts('walk-in');
  api = fakeWalkInApi();
  api.answer(CHECK, () => answerOf(checkExistingCustomer, api.sent(CREATE).length > 0 ? 1 : 0));
  api.answer(CREATE, judgedByKey(saved.create));
  api.answer(RECORD, judgedByKey(saved.record));
});
afterEach(() => jest.restoreAllMocks());

/** The form as a page opens it: with what the tab kept of the page before. */
function openForm() {
  const submitOnce = createSubmitOnce({ kept: draft });
  const attempts = createAttempts(kept);
  return (change: Partial<WalkInValues> = {}) =>
    submitOnce((keyFor) => submitWalkIn({ ...walkIn, ...change }, { sources, keyFor, attempts }));
}
const stagesSent = () => api.sent(RECORD).map(({ fields }) => fields['w_stage']);
const done = { ok: true, data: { isKept: false } };

describe('a walk-in of somebody new that was not finished', () => {
  it('is finished after a reload, and nothing of it is done twice', async () => {
    api.answer(STATUS, refused);
    await expect(openForm()()).resolves.toMatchObject({ ok: false });
    api.answer(STATUS, saved.status);
    await expect(openForm()()).resolves.toEqual(done);
    expect(api.sent(CREATE)).toHaveLength(1);
    expect(stagesSent()).toEqual(['201']);
  });

  it('is finished after a reload while a step was under way', async () => {
    const reached = new Promise<void>((resolve) => {
      api.answer(STATUS, () => {
        resolve();
        return new Promise(() => undefined);
      });
    });
    void openForm()();
    await reached;
    api.answer(STATUS, saved.status);
    await expect(openForm()()).resolves.toEqual(done);
    expect(stagesSent()).toEqual(['201']);
  });

  it('is counted as of somebody new when the name is changed, and each enquiry has steps of its own', async () => {
    api.answer(
      CREATE,
      judgedByKey(({ fields }) =>
        answerOf(createEnquiry, { e_tracking_id: `E-${String(fields['name'])}` }),
      ),
    );
    let status: FakeAnswer = refused;
    api.answer(
      STATUS,
      judgedByKey((call) => (typeof status === 'function' ? status(call) : status)),
    );
    await openForm()();
    status = saved.status;
    await expect(openForm()({ name: 'Asha Raoo' })).resolves.toEqual(done);
    expect(stagesSent()).toEqual(['201', '201']);
  });

  it('is finished in a browser that keeps nothing, when an answer was lost', async () => {
    goOffline();
    // The database was opened before the browser blocks it.
    await clearRecords();
    const blocked = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Not here', 'InvalidStateError');
    });
    api.answer(STATUS, () => Promise.reject(new TypeError('lost')));
    const submit = openForm();
    await expect(submit()).resolves.toMatchObject({ ok: false });
    api.answer(STATUS, saved.status);
    await expect(submit()).resolves.toEqual(done);
    expect(api.sent(CREATE)).toHaveLength(1);
    expect(stagesSent()).toEqual(['201']);
    expect(blocked).toHaveBeenCalled();
  });

  it('is forgotten when it was sent: the next one of the same phone is a customer who is known', async () => {
    await openForm()();
    await expect(openForm()()).resolves.toEqual(done);
    expect(stagesSent()).toEqual(['201', '202']);
  });
});

describe('a refused ride that is edited more than once', () => {
  beforeEach(goOffline);
  afterEach(clearRecords);

  /** The ride as "Edit" opens it. */
  async function openEdited() {
    const [record] = await listRecords();
    if (!record) throw new Error('No ride is kept');
    const { plan, progress } = record.content;
    const edited: Edited = { id: record.id, plan, progress };
    const submitOnce = createSubmitOnce();
    const attempts = createAttempts();
    return (change: Partial<WalkInValues>) =>
      submitOnce((keyFor) =>
        submitWalkIn({ ...walkIn, ...change }, { sources, keyFor, attempts, edited }),
      );
  }

  /** A ride that was kept without a network, and whose enquiry the server has refused since. */
  async function keepRefused() {
    api.answer(CREATE, () => Promise.reject(new TypeError('lost')));
    await openForm()();
    api.answer(CREATE, refusal(400, 'Not this name.'));
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
    await sendWaiting();
    expect(await listRecords()).toMatchObject([{ state: 'refused' }]);
    api.calls.length = 0;
    api.answer(CREATE, judgedByKey(saved.create));
  }

  it('goes on where its last try ended', async () => {
    await keepRefused();
    const submit = await openEdited();
    api.answer(STATUS, refused);
    await expect(submit({ name: 'Asha Raoo' })).resolves.toMatchObject({ ok: false });
    api.answer(STATUS, saved.status);
    await expect(submit({ name: 'Asha Raoo' })).resolves.toEqual(done);
    expect(api.sent(CREATE)).toHaveLength(1);
    expect(stagesSent()).toEqual(['201']);
    expect(await listRecords()).toEqual([]);
  });

  it('goes on there when its editing was stopped in between, with what was typed last', async () => {
    await keepRefused();
    api.answer(STATUS, refused);
    await (await openEdited())({ name: 'Asha Raoo' });
    const [record] = await listRecords();
    expect(record).toMatchObject({
      state: 'refused',
      content: {
        label: 'Asha Raoo',
        values: { name: 'Asha Raoo' },
        refusal: { step: 'status', message: 'Not this proof.' },
      },
    });
    api.answer(STATUS, saved.status);
    await expect((await openEdited())({ name: 'Asha Raoo' })).resolves.toEqual(done);
    expect(api.sent(CREATE)).toHaveLength(1);
    expect(stagesSent()).toEqual(['201']);
  });

  it('is not sent a second time from another window in which it was opened too, and that window says so', async () => {
    await keepRefused();
    const [here, there] = [await openEdited(), await openEdited()];
    await expect(here({ name: 'Asha Raoo' })).resolves.toEqual(done);
    await expect(there({ name: 'Asha Rau' })).resolves.toMatchObject({
      ok: false,
      message: expect.stringContaining('was sent or removed'),
    });
    expect(api.sent(CREATE)).toHaveLength(1);
  });

  it('is of somebody new still when its name is changed again', async () => {
    await keepRefused();
    const submit = await openEdited();
    api.answer(STATUS, refused);
    await submit({ name: 'Asha Raoo' });
    api.answer(STATUS, saved.status);
    await expect(submit({ name: 'Asha Rau' })).resolves.toEqual(done);
    expect(stagesSent()).toEqual(['201', '201']);
  });
});
