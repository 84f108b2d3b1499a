import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { closeDatabase } from '../database';

/** Locks of one browser, as far as the outbox uses them: one holder, others get none. */
function fakeLocks() {
  let isHeld = false;
  return {
    async request<T>(
      _name: string,
      _options: object,
      work: (lock: object | null) => T | Promise<T>,
    ): Promise<T> {
      if (isHeld) return work(null);
      isHeld = true;
      try {
        return await work({});
      } finally {
        isHeld = false;
      }
    },
  };
}

/** A device of tests: an empty database, one lock manager, and a network that can be taken away. */
export async function newDevice(): Promise<{ setOnline(isOnline: boolean): void }> {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  const device = { onLine: true, locks: fakeLocks() };
  Object.defineProperty(globalThis, 'navigator', { value: device, configurable: true });
  return {
    setOnline: (isOnline) => {
      device.onLine = isOnline;
    },
  };
}

/** From now on, until it is restored, every write is broken off without a reason, as Safari does when the disk of the device is full. */
export function breakWritesOff(): jest.SpyInstance {
  const put = IDBObjectStore.prototype.put;
  return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    const request = put.apply(this, args);
    this.transaction.abort();
    return request;
  });
}
