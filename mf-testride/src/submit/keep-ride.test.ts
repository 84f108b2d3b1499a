import 'fake-indexeddb/auto';
import { listRecords } from '@site/outbox';
import { IDBObjectStore } from 'fake-indexeddb';
import { goOffline } from '../testing/submit-checks';
import { keepRide } from './keep-ride';
import type { Ride } from './ride';

const ride: Ride = {
  form: 'walk-in',
  plan: { steps: [] },
  file: null,
  values: {},
  label: 'Asha Rao',
  columns: {},
  failures: {},
};

/** The next writes of these stores are broken off without a reason. */
function breakOff(...stores: string[]): void {
  for (const method of ['add', 'put'] as const) {
    const write = IDBObjectStore.prototype[method];
    jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...args
    ) {
      const request = write.apply(this, args);
      if (stores.includes(this.name)) this.transaction.abort();
      return request;
    });
  }
}

beforeEach(goOffline);
afterEach(() => jest.restoreAllMocks());

const keep = () => keepRide(ride, { done: 0, variables: {} });

describe('a ride that was not kept', () => {
  it('is told so, and to be submitted again, where the browser broke this write off alone', async () => {
    breakOff('records');
    await expect(keep()).resolves.toMatchObject({
      ok: false,
      message: expect.stringContaining('Submit it again'),
    });
    expect(await listRecords()).toEqual([]);
  });

  it('has found no room where every write is broken off, as by Safari on a full disk', async () => {
    breakOff('records', 'settings');
    await expect(keep()).resolves.toMatchObject({
      ok: false,
      message: expect.stringContaining('no room on this device'),
    });
  });

  it('is to be noted down before the page is loaded again where the browser gives the page its storage no more', async () => {
    await listRecords();
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
    await expect(keep()).resolves.toMatchObject({
      ok: false,
      message: expect.stringContaining('Note this ride down, then load this page again'),
    });
  });
});
