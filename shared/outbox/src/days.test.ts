import { addToDay, listDay } from './days';
import { removeRecord } from './records/remove-records';
import { sendWaiting } from './send';
import { keepSample } from './testing/sample-record';
import { prepareSending } from './testing/sending-device';

prepareSending();

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
