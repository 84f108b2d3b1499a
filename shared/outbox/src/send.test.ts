import { checkExistingCustomer } from '@site/contract';
import { answerOf, refusal } from '@site/testing/fake-api';
import { IDBObjectStore } from 'fake-indexeddb';
import { closeDatabase } from './database';
import { addToDay } from './days';
import { readExpiredNote } from './expiry';
import { changeRecord } from './records/change-record';
import { listRecords } from './records/read-records';
import { sendWaiting } from './send';
import { breakWritesOff } from './testing/outbox-device';
import { keepSample } from './testing/sample-record';
import {
  CHECK,
  CREATE,
  created,
  prepareSending,
  RECORD,
  recorded,
  STATUS,
  states,
  updated,
} from './testing/sending-device';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const { answerCall, calls, keys, sent, setOnline } = prepareSending();

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
  setOnline(false);
  expect(await sendWaiting()).toMatchObject({ waiting: 1 });
  expect(calls()).toEqual([]);
  setOnline(true);
  expect(await sendWaiting()).toMatchObject({ sent: 1 });
});

it('the outbox repeats a step whose answer was lost under the same key, and none that was answered', async () => {
  await keepSample('Asha');
  answerCall(RECORD, lost);
  expect(await sendWaiting()).toMatchObject({ waiting: 1 });
  answerCall(CHECK, answerOf(checkExistingCustomer, 1));
  answerCall(RECORD, recorded);
  expect(await sendWaiting()).toMatchObject({ sent: 1 });
  expect(keys(CREATE)).toEqual(['enquiry-of-Asha']);
  expect(keys(RECORD)).toEqual(['walk-in-of-Asha', 'walk-in-of-Asha']);
  // The look is not made again: it would find the enquiry of the first try.
  expect(sent(RECORD).map(({ fields }) => fields['w_stage'])).toEqual(['201', '201']);
});

it('the outbox knows whether a customer is known also where no script comes any more', async () => {
  const load = jest.spyOn(checkExistingCustomer, 'answer').mockRejectedValue(new Error('lost'));
  await keepSample('Asha');
  answerCall(CHECK, answerOf(checkExistingCustomer, 1));
  expect(await sendWaiting()).toMatchObject({ sent: 1 });
  // The stage of a customer who is known.
  expect(sent(RECORD).map(({ fields }) => fields['w_stage'])).toEqual(['202']);
  expect(load).not.toHaveBeenCalled();
  load.mockRestore();
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
  answerCall(CREATE, () => {
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
  answerCall(CREATE, created);
  expect(await sendWaiting()).toMatchObject({ sent: 1 });
  expect(new Set(keys(CREATE)).size).toBe(1);
});

it('the outbox says of a ride that a closed tab was sending that it waits, while there is no network', async () => {
  const id = await keepSample('Asha');
  await changeRecord(id, 'sending');
  setOnline(false);
  await sendWaiting();
  expect(await states()).toEqual([['Asha', 'waiting']]);
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
  answerCall(CREATE, ({ fields }) =>
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
  answerCall(CREATE, () => {
    note('enquiry');
    return created;
  });
  answerCall(STATUS, () => {
    note('proof');
    return updated;
  });
  await sendWaiting();
  expect(during).toEqual([
    ['enquiry', 10_000],
    ['proof', 120_000],
  ]);
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

it('the outbox sends nothing twice from a device whose disk is full, where Safari breaks every write off: all of it waits for room', async () => {
  for (const name of ['Asha', 'Bina']) await keepSample(name);
  const full = breakWritesOff();
  expect(await sendWaiting()).toEqual({ sent: 0, refused: 0, waiting: 2 });
  // The server has nothing of them, so that the next look for an earlier enquiry finds none of theirs.
  expect(calls()).toEqual([]);
  full.mockRestore();
  expect(await sendWaiting()).toEqual({ sent: 2, refused: 0, waiting: 0 });
});

it('the outbox looks once for an earlier enquiry of a ride that it has no room to note anything of: the next look finds its own', async () => {
  await keepSample('Asha');
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  answerCall(CHECK, () => answerOf(checkExistingCustomer, sent(CREATE).length > 0 ? 1 : 0));
  answerCall(RECORD, () => Promise.reject(new TypeError('lost')));
  expect(await sendWaiting()).toEqual({ sent: 0, refused: 0, waiting: 1 });
  answerCall(RECORD, recorded);
  expect(await sendWaiting()).toEqual({ sent: 1, refused: 0, waiting: 0 });
  expect(sent(RECORD).map(({ fields }) => fields['w_stage'])).toEqual(['201', '201']);
  expect(sent(CREATE)).toHaveLength(1);
});
