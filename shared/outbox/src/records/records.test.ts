import { forceCloseDatabase, IDBObjectStore } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { onChange } from '../changes';
import { closeDatabase, openDatabase } from '../database';
import { dismissExpiredNote, expireRecords, readExpiredNote } from '../expiry';
import { checkStorage, isFull } from '../storage-check';
import { breakWritesOff, newDevice } from '../testing/outbox-device';
import { keepSample, sampleContent } from '../testing/sample-record';
import { isCutOff } from '../write-whole';
import { changeRecord } from './change-record';
import { keepRecord } from './keep-record';
import { listRecords, readRecord } from './read-records';
import { clearRecords } from './remove-records';

const DAY_MS = 24 * 60 * 60 * 1_000;

beforeEach(() => newDevice());
afterEach(() => jest.restoreAllMocks());

/** Everything readable that lies in the database. */
async function textOfDatabase(): Promise<string> {
  const database = await openDatabase();
  const readable = (_name: string, value: unknown) => {
    if (value instanceof ArrayBuffer) return Buffer.from(value).toString('latin1');
    return ArrayBuffer.isView(value) ? Buffer.from(value.buffer).toString('latin1') : value;
  };
  const stores = [...database.objectStoreNames];
  const rows = await Promise.all(stores.map((store) => database.getAll(store)));
  return JSON.stringify(rows, readable);
}

it('the outbox gives a record back as it was kept, with its file', async () => {
  const id = await keepSample('Asha Rao');
  const record = await readRecord(id);
  expect(record).toMatchObject({
    form: 'walk-in',
    state: 'waiting',
    content: { label: 'Asha Rao' },
  });
  expect(await record?.file?.text()).toBe('proof of Asha Rao');
  expect(record?.file?.name).toBe('Asha Rao.pdf');
});

it('the outbox leaves nothing of a person readable on the device', async () => {
  await keepSample('Asha Rao');
  const text = await textOfDatabase();
  expect(text).toContain('walk-in');
  for (const word of ['Asha', '9876543210', 'proof of', '.pdf']) expect(text).not.toContain(word);
  const key = (await (await openDatabase()).get('settings', 'key')) as CryptoKey;
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

it('cannot be read on another device', async () => {
  const id = await keepSample('Asha Rao');
  const other = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'decrypt',
  ]);
  await (await openDatabase()).put('settings', other, 'key');
  const record = await readRecord(id);
  expect(record).toMatchObject({ content: { values: {}, plan: { steps: [] } } });
  expect(record?.file).toBeUndefined();
  expect(JSON.stringify(record)).not.toContain('Asha');
});

it('the outbox puts no other key in the place of one that the browser cannot read for a moment, as Safari while a page is left', async () => {
  const id = await keepSample('Asha');
  const get = IDBObjectStore.prototype.get;
  const unread = jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    name,
  ) {
    return get.call(this, name === 'key' ? 'nothing' : name);
  });
  await expect(keepSample('Bina')).rejects.toThrow();
  // The page is not shut for that: what cannot be read can be removed, which makes way for another key.
  expect(await checkStorage()).toBe('ready');
  unread.mockRestore();
  expect(await readRecord(id)).toMatchObject({ content: { label: 'Asha' } });
});

it('the outbox takes another key where the browser cannot read its own and nothing waits', async () => {
  await (await openDatabase()).put('settings', null, 'key');
  const id = await keepSample('Asha');
  expect(await readRecord(id)).toMatchObject({ content: { label: 'Asha' } });
});

it('the outbox calls a record kept only when it is on the disk, so that a loss of power leaves it there', async () => {
  const begin = IDBDatabase.prototype.transaction;
  const writes: unknown[] = [];
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    stores,
    mode,
    how,
  ) {
    // Browsers write "relaxed" unless they are told: to the memory of the system, which writes it some seconds later.
    if (mode === 'readwrite' && [stores].flat().includes('files')) writes.push(how?.durability);
    return begin.call(this, stores, mode, how);
  });
  await keepSample('Asha');
  expect(writes).toEqual(['strict']);
});

it('the outbox keeps all of a record or nothing when there is no room', async () => {
  const put = IDBObjectStore.prototype.put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    if (this.name === 'files') throw new DOMException('No room', 'QuotaExceededError');
    return put.apply(this, args);
  });
  const refused = await keepSample('Asha').catch((error: unknown) => error);
  expect(isFull(refused)).toBe(true);
  expect(await listRecords()).toEqual([]);
});

it('the outbox keeps nothing of a record whose writing the browser breaks off, and says that it was broken off', async () => {
  const put = IDBObjectStore.prototype.put;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    const request = put.apply(this, args);
    if (this.name === 'files') this.transaction.abort();
    return request;
  });
  const refused = await keepSample('Asha').catch((error: unknown) => error);
  expect(isCutOff(refused)).toBe(true);
  expect(isFull(refused)).toBe(false);
  expect(await listRecords()).toEqual([]);
});

it('the outbox removes what was not sent for seven days, and says so until it was read', async () => {
  await keepSample('Asha');
  const now = Date.now();
  // A clock that is a day ahead or behind removes nothing.
  await expireRecords(now + DAY_MS);
  await expireRecords(now - DAY_MS);
  await expireRecords(now + 6.9 * DAY_MS);
  expect(await listRecords()).toHaveLength(1);
  await expireRecords(now + 7.1 * DAY_MS);
  expect(await listRecords()).toEqual([]);
  expect(await readExpiredNote()).toMatchObject({ count: 1 });
  await dismissExpiredNote();
  expect(await readExpiredNote()).toBeUndefined();
});

it('the outbox removes after seven days also what was kept while the clock was weeks ahead', async () => {
  const right = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(right + 30 * DAY_MS);
  const id = await keepSample('Asha');
  clock.mockReturnValue(right);
  await expireRecords(right);
  // The server refuses it meanwhile, and its edit: neither begins the seven days anew.
  await changeRecord(id, 'refused');
  await keepRecord(
    { form: 'walk-in', content: sampleContent('Asha'), file: null, state: 'refused' },
    id,
  );
  await expireRecords(right + 6.9 * DAY_MS);
  expect(await listRecords()).toHaveLength(1);
  await expireRecords(right + 7.1 * DAY_MS);
  expect(await listRecords()).toEqual([]);
  expect(await readExpiredNote()).toMatchObject({ count: 1 });
});

it('the outbox keeps a ride for seven days also when the clock was years behind for a while, as after an empty battery', async () => {
  const right = Date.now();
  await keepSample('Asha');
  await expireRecords(Date.UTC(1970, 0, 1));
  await expireRecords(right + 6.9 * DAY_MS);
  expect(await listRecords()).toHaveLength(1);
  await expireRecords(right + 7.1 * DAY_MS);
  expect(await listRecords()).toEqual([]);
});

it('the outbox counts all rides that were removed unsent, since the oldest of them, until it was read', async () => {
  const first = Date.now();
  await keepSample('Asha');
  await expireRecords(first + 8 * DAY_MS);
  jest.spyOn(Date, 'now').mockReturnValue(first + 9 * DAY_MS);
  await keepSample('Bina');
  await expireRecords(first + 17 * DAY_MS);
  const note = await readExpiredNote();
  expect(note?.count).toBe(2);
  expect(note?.since).toBeLessThan(first + DAY_MS);
});

it('the outbox keeps no proof of a ride that is edited to one without', async () => {
  const id = await keepSample('Asha');
  await keepRecord({ form: 'walk-in', content: sampleContent('Asha'), file: null }, id);
  expect((await readRecord(id))?.file).toBeUndefined();
  expect(await (await openDatabase()).count('files')).toBe(0);
});

it('the outbox does not begin the seven days of a record anew when its edit is refused again', async () => {
  const id = await keepSample('Asha');
  const kept = await readRecord(id);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * DAY_MS);
  const content = sampleContent('Asha');
  await keepRecord({ form: 'walk-in', content, file: null, state: 'refused' }, id);
  expect(await readRecord(id)).toMatchObject({ state: 'refused', keptAt: kept?.keptAt });
});

it('the outbox keeps a refused record from now on when the one in whose place it comes was removed', async () => {
  const content = sampleContent('Asha');
  const before = Date.now();
  const id = await keepRecord({ form: 'walk-in', content, file: null, state: 'refused' }, 7);
  expect((await readRecord(id))?.keptAt).toBeGreaterThanOrEqual(before);
});

it('the outbox clears everything that waits, files included', async () => {
  await keepSample('Asha');
  await clearRecords();
  expect(await listRecords()).toEqual([]);
  expect(await (await openDatabase()).count('files')).toBe(0);
});

describe('the storage of the browser', () => {
  const estimate = (quota: number, usage: number) =>
    Object.defineProperty(navigator, 'storage', {
      value: { estimate: async () => ({ quota, usage }) },
    });

  it('is ready where there is room', async () => {
    expect(await checkStorage()).toBe('ready');
  });

  it('is full where a few proofs would not fit', async () => {
    estimate(100_000_000, 90_000_000);
    expect(await checkStorage()).toBe('full');
  });

  it('is ready again where the browser has dropped the connection without a word, as Safari does in the background', async () => {
    const id = await keepSample('Asha');
    (await openDatabase()).close();
    await expect(keepSample('Bina')).rejects.toThrow();
    expect(await checkStorage()).toBe('ready');
    await keepSample('Bina');
    expect(await readRecord(id)).toMatchObject({ content: { label: 'Asha' } });
  });

  it('is full, not blocked, where its disk has no room left: Safari breaks every write off and gives no reason', async () => {
    const id = await keepSample('Asha');
    breakWritesOff();
    expect(await checkStorage()).toBe('full');
    expect(await readRecord(id)).toMatchObject({ content: { label: 'Asha' } });
  });

  /** Safari has ended what keeps its databases: the page's connection is dead, and it gets no other one. */
  async function loseServer(): Promise<void> {
    (await openDatabase()).close();
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
  }

  it('is lost, not blocked, where the page has had it and Safari gives it no more before the page is loaded again', async () => {
    await keepSample('Asha');
    await loseServer();
    expect(await checkStorage()).toBe('lost');
  });

  it('is lost where the browser never answers whether the database is open', async () => {
    await closeDatabase();
    jest.useFakeTimers();
    const silent = new EventTarget() as IDBOpenDBRequest;
    const open = jest.spyOn(indexedDB, 'open').mockReturnValue(silent);
    const found = checkStorage();
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(await found).toBe('lost');
    // It is asked again, not waited for.
    open.mockRestore();
    expect(await checkStorage()).toBe('ready');
  });

  it('is told to the page when the browser ends its connection', async () => {
    const database = await openDatabase();
    let stop: () => void = () => undefined;
    await new Promise<void>((tell) => {
      stop = onChange(tell);
      // Its types ask for the class in the place of one of its objects.
      forceCloseDatabase(unwrap(database) as IDBDatabase & typeof IDBDatabase);
    });
    stop();
  });

  it('is blocked where the browser cannot keep the key, as Safari inside another app without a keychain: nothing could be kept', async () => {
    const put = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      if (value instanceof CryptoKey) throw new DOMException('Not cloned', 'DataCloneError');
      return put.call(this, value, key);
    });
    await expect(keepSample('Asha')).rejects.toThrow();
    expect(await checkStorage()).toBe('blocked');
  });

  it('is ready where the browser cannot say at the moment how much room there is', async () => {
    Object.defineProperty(navigator, 'storage', {
      value: { estimate: () => Promise.reject(new TypeError('No answer')) },
    });
    expect(await checkStorage()).toBe('ready');
  });

  it('is blocked where the browser opens no database', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError');
    });
    expect(await checkStorage()).toBe('blocked');
  });
});
