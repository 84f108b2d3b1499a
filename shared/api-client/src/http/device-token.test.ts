/** @jest-environment jsdom */
import { listDealerStates, listProductTitles } from '@site/contract';
import { setRuntimeConfig } from '@site/shell';
import { send } from './send';

setRuntimeConfig({ siteOrigin: '', apiOrigin: 'http://localhost:9', app: 'ev', trackingId: '' });

afterEach(() => jest.restoreAllMocks());

/** The words under which two calls were sent. */
async function wordsOfTwoCalls() {
  const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  fetched.mockRejectedValue(new TypeError('offline'));
  globalThis.fetch = fetched; // jsdom has none.
  for (const endpoint of [listDealerStates, listProductTitles])
    await send(endpoint, {}).catch(() => undefined);
  return fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-device-token'));
}

it('the client names the tab that sends with the same word each time, under which limits count it', async () => {
  const words = await wordsOfTwoCalls();
  expect(words).toEqual([words[0], words[0]]);
  expect(words[0]).toMatch(/^[\da-f]{32}$/);
  expect(window.sessionStorage.getItem('deviceToken')).toBe(words[0]);
});

it('the client replaces a word that no header can carry: nothing in the storage stops a call', async () => {
  window.sessionStorage.setItem('deviceToken', 'töken\n');
  const words = await wordsOfTwoCalls();
  expect(words[0]).toMatch(/^[\da-f]{32}$/);
  expect(window.sessionStorage.getItem('deviceToken')).toBe(words[0]);
});

it('the token of a device lasts as long as the page where storage is switched off', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const words = await wordsOfTwoCalls();
  expect(words).toEqual([words[0], words[0]]);
  expect(words[0]).toMatch(/^[\da-f]{32}$/);
});
