import { refusal } from '@site/testing/fake-api';
import { openDatabase } from './database';
import type { WaitingCall } from './plan';
import { keepRecord } from './records/keep-record';
import { listRecords, readRecord } from './records/read-records';
import { sendWaiting } from './send';
import { keepSample, sampleContent } from './testing/sample-record';
import { CREATE, created, prepareSending, STATUS, states, updated } from './testing/sending-device';

const { answerCall, sent } = prepareSending();

it('the outbox keeps the words of a refusal, and goes on with those behind it', async () => {
  for (const name of ['Asha', 'Bina', 'Chitra']) await keepSample(name);
  answerCall(CREATE, ({ fields }) =>
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
  answerCall(CREATE, created);
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
    answerCall(CREATE, ({ fields }) => (fields['name'] === 'Asha' ? answer : created));
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
  answerCall(STATUS, ({ fields }) =>
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
    answerCall(STATUS, ({ fields }) =>
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
  answerCall(CREATE, { body: { status: 200, message: 'OK', data: {} } });
  expect(await sendWaiting()).toMatchObject({ refused: 1 });
  expect((await listRecords())[0]?.content.refusal?.step).toBe('walk-in');
});
