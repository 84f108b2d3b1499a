import {
  checkExistingCustomer,
  createEnquiry,
  recordWalkIn,
  updateEnquiryTestRide,
} from '@site/contract';
import { answerOf, callOf, type FakeApi, fakeApi, refusal } from '@site/testing/fake-api';
import { IDBObjectStore } from 'fake-indexeddb';
import { closeDatabase, openDatabase } from './database';
import { addToDay, listDay } from './days';
import { readExpiredNote } from './expiry';
import type { WaitingCall } from './plan';
import { changeRecord } from './records/change-record';
import { keepRecord } from './records/keep-record';
import { listRecords, readRecord } from './records/read-records';
import { removeRecord } from './records/remove-records';
import { sendWaiting } from './send';
import { newDevice } from './testing/outbox-device';
import { keepSample, sampleContent } from './testing/sample-record';

const CHECK = callOf(checkExistingCustomer, { id: '9876543210' });
const CREATE = callOf(createEnquiry);
const RECORD = callOf(recordWalkIn);
const STATUS = callOf(updateEnquiryTestRide);

const trackingIdOf = (name: unknown) => `E-${String(name)}`;
const created = answerOf(createEnquiry, { e_tracking_id: 'E-1' });
const updated = answerOf(updateEnquiryTestRide, { trackingId: 'E', testride_status: 'Completed' });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

let api: FakeApi;
let device: Awaited<ReturnType<typeof newDevice>>;
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  device = await newDevice();
  api = fakeApi({
    [CHECK]: answerOf(checkExistingCustomer, 0),
    [CREATE]: ({ fields }) =>
      answerOf(createEnquiry, { e_tracking_id: trackingIdOf(fields['name']) }),
    [RECORD]: answerOf(recordWalkIn, { e_tracking_id: 'E', w_stage: '201' }),
    [STATUS]: updated,
  });
});
afterEach(() => jest.restoreAllMocks());

const sent = (call: string) => api.calls.filter(({ method, path }) => `${method} ${path}` === call);
const keys = (call: string) => sent(call).map(({ headers }) => headers.get('idempotency-key'));
const states = async () =>
  (await listRecords()).map(({ state, content }) => [content.label, state]);

it('the outbox sends what waits in order, each step once, after the device was started anew', async () => {
  for (const name of ['Asha', 'Bina', 'Chitra']) await keepSample(name);
  await closeDatabase();
  expect(await sendWaiting()).toEqual({ sent: 3, refused: 0, waiting: 0 });
  expect(sent(CREATE).map(({ fields }) => fields['name'])).toEqual(['Asha', 'Bina', 'Chitra']);
  expect(sent(RECORD).map(({ fields }) => fields)).toEqual(
    ['Asha', 'Bina', 'Chitra'].map((name) => ({ e_tracking_id: `E-${name}`, w_stage: '201' })),
  );
  const files = sent(STATUS).map(({ fields }) => fields['testride_file'] as File);
  expect(await Promise.all(files.map((file) => file.text()))).toEqual([
    'proof of Asha',
    'proof of Bina',
    'proof of Chitra',
  ]);
  expect(files.map(({ name, type }) => [name, type])[0]).toEqual(['Asha.pdf', 'application/pdf']);
  expect(await listRecords()).toEqual([]);
  expect(await sendWaiting()).toEqual({ sent: 0, refused: 0, waiting: 0 });
  expect(sent(CREATE)).toHaveLength(3);
});

it('the outbox sends nothing without a network, and everything with one', async () => {
  await keepSample('Asha');
  device.setOnline(false);
  expect(await sendWaiting()).toMatchObject({ waiting: 1 });
  expect(api.calls).toEqual([]);
  device.setOnline(true);
  expect(await sendWaiting()).toMatchObject({ sent: 1 });
});

it('the outbox repeats a step whose answer was lost under the same key, and none that was answered', async () => {
  await keepSample('Asha');
  api.answer(RECORD, lost);
  expect(await sendWaiting()).toMatchObject({ waiting: 1 });
  api.answer(CHECK, answerOf(checkExistingCustomer, 1));
  api.answer(RECORD, answerOf(recordWalkIn, { e_tracking_id: 'E', w_stage: '201' }));
  expect(await sendWaiting()).toMatchObject({ sent: 1 });
  expect(keys(CREATE)).toEqual(['enquiry-of-Asha']);
  expect(keys(RECORD)).toEqual(['walk-in-of-Asha', 'walk-in-of-Asha']);
  // The look is not made again: it would find the enquiry of the first try.
  expect(sent(RECORD).map(({ fields }) => fields['w_stage'])).toEqual(['201', '201']);
});

it('the outbox knows whether a customer is known also where no script comes any more', async () => {
  const load = jest.spyOn(checkExistingCustomer, 'answer').mockRejectedValue(new Error('lost'));
  await keepSample('Asha');
  api.answer(CHECK, answerOf(checkExistingCustomer, 1));
  expect(await sendWaiting()).toMatchObject({ sent: 1 });
  // The stage of a customer who is known.
  expect(sent(RECORD).map(({ fields }) => fields['w_stage'])).toEqual(['202']);
  expect(load).not.toHaveBeenCalled();
  load.mockRestore();
});

it('the outbox keeps the words of a refusal, and goes on with those behind it', async () => {
  for (const name of ['Asha', 'Bina', 'Chitra']) await keepSample(name);
  api.answer(CREATE, ({ fields }) =>
    fields['name'] === 'Bina'
      ? refusal(400, 'Please check the form.', { name: 'This name cannot be read' })
      : created,
  );
  expect(await sendWaiting()).toEqual({ sent: 2, refused: 1, waiting: 0 });
  expect(await states()).toEqual([['Bina', 'refused']]);
  const [record] = await listRecords();
  expect(record?.content.refusal).toMatchObject({
    step: 'enquiry',
    message: 'Please check the form.',
    fieldErrors: { name: 'This name cannot be read' },
  });
  // It waits for somebody to edit it.
  await sendWaiting();
  expect(sent(CREATE)).toHaveLength(3);
  await keepSample('Binita', record?.id);
  api.answer(CREATE, created);
  expect(await sendWaiting()).toMatchObject({ sent: 1 });
});

it.each([
  ['is at fault itself', refusal(500, 'down')],
  ['is too busy', refusal(503, 'busy')],
  ['has had too many of this network', refusal(429, 'Too many requests.')],
  ['has waited too long for what was sent', refusal(408, 'The request took too long.')],
  ['is hidden behind the sign-in page of a network', { body: '<html>Sign in</html>' }],
])(
  'the outbox tries again later when the server %s, and goes on with the others',
  async (_when, answer) => {
    for (const name of ['Asha', 'Bina']) await keepSample(name);
    api.answer(CREATE, ({ fields }) => (fields['name'] === 'Asha' ? answer : created));
    expect(await sendWaiting()).toEqual({ sent: 1, refused: 0, waiting: 1 });
    expect(await states()).toEqual([['Asha', 'waiting']]);
  },
);

/** Damages what a store holds of a record, as a device does that lost its power while it wrote. */
async function damage(store: 'records' | 'files', id: number): Promise<void> {
  const database = await openDatabase();
  const garbage = { iv: new Uint8Array(12), bytes: new ArrayBuffer(40) };
  const row = await database.get('records', id);
  if (store === 'files') await database.put('files', garbage, id);
  else if (row) await database.put('records', { ...row, sealed: garbage });
}

it('a ride that the device cannot read any more holds nobody back: it says so, and can be recorded anew or removed', async () => {
  const ids = [await keepSample('Asha'), await keepSample('Bina'), await keepSample('Chitra')];
  await damage('records', ids[1] ?? 0);
  expect(await sendWaiting()).toEqual({ sent: 2, refused: 0, waiting: 0 });
  const [record, ...others] = await listRecords();
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    id: ids[1],
    state: 'refused',
    content: { values: {}, refusal: { message: expect.stringContaining('cannot read') } },
  });
  expect(await readRecord(ids[1] ?? 0)).toMatchObject({ state: 'refused', file: undefined });
  // Recorded anew in its place.
  await keepSample('Bina', ids[1]);
  expect(await sendWaiting()).toEqual({ sent: 1, refused: 0, waiting: 0 });
});

it('a ride whose proof the device cannot read any more is refused, and its other steps are not done again', async () => {
  const id = await keepSample('Asha');
  await keepSample('Bina');
  await damage('files', id);
  api.answer(STATUS, ({ fields }) =>
    fields['testride_file'] ? updated : refusal(400, 'Please choose a file.'),
  );
  expect(await sendWaiting()).toEqual({ sent: 1, refused: 1, waiting: 0 });
  expect(await states()).toEqual([['Asha', 'refused']]);
  expect((await readRecord(id))?.content.progress.done).toBe(2);
});

describe('a proof whose read the browser fails without a reason', () => {
  /** Lets the next reads of files fail so. */
  function failReads(times: number): void {
    const get = IDBObjectStore.prototype.get;
    let left = times;
    jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
      this: IDBObjectStore,
      key: IDBValidKey | IDBKeyRange,
    ) {
      if (this.name === 'files' && left > 0) {
        left -= 1;
        throw new DOMException('No reason', 'UnknownError');
      }
      return get.call(this, key);
    });
  }

  beforeEach(() =>
    api.answer(STATUS, ({ fields }) =>
      fields['testride_file'] ? updated : refusal(400, 'Please choose a file.'),
    ),
  );

  it('is asked for again where another connection cannot read it: Firefox has lost it', async () => {
    await keepSample('Asha');
    failReads(2);
    expect(await sendWaiting()).toEqual({ sent: 0, refused: 1, waiting: 0 });
    expect(await states()).toEqual([['Asha', 'refused']]);
  });

  it('is sent where another connection reads it: Safari has dropped the first one', async () => {
    await keepSample('Asha');
    failReads(1);
    expect(await sendWaiting()).toEqual({ sent: 1, refused: 0, waiting: 0 });
    expect(sent(STATUS)).toHaveLength(1);
  });
});

it('a ride whose sending fails in a way that nobody has foreseen waits, and holds nobody back', async () => {
  const content = sampleContent('Asha');
  const steps = content.plan.steps.map((step) => ({ ...step, call: 'ofLater' as WaitingCall }));
  await keepRecord({ form: 'walk-in', content: { ...content, plan: { steps } }, file: null });
  await keepSample('Bina');
  expect(await sendWaiting()).toEqual({ sent: 1, refused: 0, waiting: 1 });
  expect(await states()).toEqual([['Asha', 'waiting']]);
});

it('a ride is refused when the server gives no tracking id for the next step', async () => {
  await keepSample('Asha');
  api.answer(CREATE, { body: { status: 200, message: 'OK', data: {} } });
  expect(await sendWaiting()).toMatchObject({ refused: 1 });
  expect((await listRecords())[0]?.content.refusal?.step).toBe('walk-in');
});

it('the outbox sends from one tab at a time', async () => {
  await keepSample('Asha');
  const rounds = await Promise.all([sendWaiting(), sendWaiting()]);
  expect(rounds).toEqual([{ sent: 1, refused: 0, waiting: 0 }, undefined]);
  expect(sent(CREATE)).toHaveLength(1);
});

it('the outbox goes on with what a tab that was closed had begun to send', async () => {
  await keepSample('Asha');
  let arrived: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (arrived = resolve));
  api.answer(CREATE, () => {
    arrived();
    return new Promise(() => undefined);
  });
  void sendWaiting();
  await begun;
  expect(await states()).toEqual([['Asha', 'sending']]);
  // The browser gives the lock of a closed tab to the next one.
  const { locks } = navigator;
  Object.defineProperty(navigator, 'locks', {
    value: {
      ...locks,
      request: (_name: string, _how: object, work: (lock: object) => unknown) => work({}),
    },
  });
  api.answer(CREATE, created);
  expect(await sendWaiting()).toMatchObject({ sent: 1 });
  expect(new Set(keys(CREATE)).size).toBe(1);
});

it.each([
  ['a day ahead', 1],
  ['a day behind', -1],
  ['eight days ahead', 8],
])(
  'the outbox sends all, in the order of recording, when the clock was set %s in between',
  async (_how, days) => {
    await keepSample('Asha');
    const right = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(right + days * 24 * 60 * 60 * 1_000);
    await keepSample('Bina');
    expect(await sendWaiting()).toEqual({ sent: 2, refused: 0, waiting: 0 });
    expect(sent(CREATE).map(({ fields }) => fields['name'])).toEqual(['Asha', 'Bina']);
    clock.mockRestore();
  },
);

it('the outbox removes what has lain for more than seven days only after it has tried to send it', async () => {
  await keepSample('Asha');
  await keepSample('Bina');
  api.answer(CREATE, ({ fields }) =>
    fields['name'] === 'Bina' ? refusal(400, 'Please check the form.') : created,
  );
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 60 * 60 * 1_000);
  expect(await sendWaiting()).toEqual({ sent: 1, refused: 1, waiting: 0 });
  expect(await states()).toEqual([]);
  expect(await readExpiredNote()).toMatchObject({ count: 1 });
});

it('the outbox gives a step with a file two minutes, and any other ten seconds', async () => {
  const limits = jest.spyOn(AbortSignal, 'timeout');
  const during: [string, unknown][] = [];
  const note = (call: string) => during.push([call, limits.mock.lastCall?.[0]]);
  await keepSample('Asha');
  api.answer(CREATE, () => {
    note('enquiry');
    return created;
  });
  api.answer(STATUS, () => {
    note('proof');
    return updated;
  });
  await sendWaiting();
  expect(during).toEqual([
    ['enquiry', 10_000],
    ['proof', 120_000],
  ]);
});

it('the outbox says of a ride that a closed tab was sending that it waits, while there is no network', async () => {
  const id = await keepSample('Asha');
  await changeRecord(id, 'sending');
  device.setOnline(false);
  await sendWaiting();
  expect(await states()).toEqual([['Asha', 'waiting']]);
});

it('the outbox sends what waits on a device that has no room for another word', async () => {
  for (const name of ['Asha', 'Bina']) {
    const recordId = await keepSample(name);
    await addToDay({ Status: 'Completed' }, { recordId });
  }
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  expect(await sendWaiting()).toEqual({ sent: 2, refused: 0, waiting: 0 });
  expect(await listRecords()).toEqual([]);
});

it('the outbox takes a ride that is removed unsent from the list of the day', async () => {
  const id = await keepSample('Asha');
  await addToDay({ Status: 'Completed' }, { recordId: id });
  await removeRecord(id);
  expect(await listDay()).toEqual([]);
});

it('the outbox notes in the list of the day what was sent', async () => {
  const id = await keepSample('Asha');
  await addToDay({ Status: 'Completed' }, { recordId: id });
  expect((await listDay())[0]?.recordId).toBe(id);
  await sendWaiting();
  expect(await listDay()).toEqual([
    expect.objectContaining({ given: expect.objectContaining({ trackingId: 'E-Asha' }) }),
  ]);
  expect((await listDay())[0]?.recordId).toBeUndefined();
});

it('the list of the day has one line for a ride that is edited and kept again', async () => {
  const id = await keepSample('Asha');
  await addToDay({ Status: 'Completed' }, { recordId: id });
  await addToDay({ Status: 'Cancelled' }, { recordId: id });
  expect((await listDay()).map(({ columns }) => columns)).toEqual([{ Status: 'Cancelled' }]);
});

it('the list of a past day keeps a ride that still waits, and forgets those that were sent', async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1_000);
  const id = await keepSample('Asha');
  await addToDay({ Status: 'Waiting' }, { recordId: id }, yesterday);
  await addToDay({ Status: 'Sent' }, {}, yesterday);
  await addToDay({ Status: 'Today' });
  expect((await listDay(yesterday)).map(({ columns }) => columns)).toEqual([{ Status: 'Waiting' }]);
});
