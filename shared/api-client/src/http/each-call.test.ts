/** @jest-environment jsdom */
import { DEVICE_HEADER, type Endpoint } from '@site/contract';
import { endpoints } from '@site/contract/endpoints';
import { type FakeCall, fakeApi } from '@site/testing/fake-api';
import { send } from './send';
import { storeToken } from './token';

const MAIN = '/api/v2/ev';
const COMMUNICATION = '/api/v2/communication';
const GEO = '/api/v2/geoservice';
const STATIC = '/static';

let calls: FakeCall[];
beforeAll(async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = fakeApi();
  storeToken('bearer-1');
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const body = endpoint.method === 'POST' ? { body: new FormData() } : {};
    await send(endpoint, {}, body);
  }
  calls = api.calls;
  log.mockRestore();
});

/** Where the calls went whose headers are such, by the address that was asked for. */
function servicesOf(wanted: (headers: Headers) => boolean): string[] {
  const roots = calls
    .filter(({ headers }) => wanted(headers))
    .map(({ path }) => /^\/(static|api\/v2\/[^/]+)(?=\/)/.exec(path)?.[0] ?? path);
  return [...new Set(roots)].sort();
}

describe('each call of the contract, as it goes over the network', () => {
  it('has the bearer token when it goes to the main API, and to no other service', () => {
    expect(servicesOf((headers) => headers.get('authorization') === 'Bearer bearer-1')).toEqual([
      MAIN,
    ]);
    expect(servicesOf((headers) => !headers.has('authorization'))).toEqual([
      COMMUNICATION,
      GEO,
      STATIC,
    ]);
  });

  it('names the tab that it comes from where calls are limited, and nowhere else', () => {
    expect(servicesOf((headers) => headers.has(DEVICE_HEADER))).toEqual([COMMUNICATION, MAIN]);
    expect(servicesOf((headers) => !headers.has(DEVICE_HEADER))).toEqual([GEO, STATIC]);
  });

  it('asks for JSON', () => {
    expect(servicesOf((headers) => headers.get('accept') !== 'application/json')).toEqual([]);
  });

  it('has a JSON content type when it goes to the geo service, and to no other service', () => {
    expect(servicesOf((headers) => headers.get('content-type') === 'application/json')).toEqual([
      GEO,
    ]);
    expect(servicesOf((headers) => !headers.has('content-type'))).toEqual([
      COMMUNICATION,
      MAIN,
      STATIC,
    ]);
  });
});
