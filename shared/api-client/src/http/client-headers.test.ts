/** @jest-environment jsdom */
import { clientHeaders } from './client-headers';
import { readToken, storeToken } from './token';

beforeEach(() => window.localStorage.clear());

const authorizationOf = (service: Parameters<typeof clientHeaders>[0]) =>
  clientHeaders(service).get('authorization');

describe('the headers of a call', () => {
  it('carry the token to the main API only', () => {
    storeToken('bearer-1');
    expect(authorizationOf('app')).toBe('Bearer bearer-1');
    expect(authorizationOf('communication')).toBeNull();
    expect(authorizationOf('geo')).toBeNull();
    expect(authorizationOf('static')).toBeNull();
  });

  it('carry the token that a full storage has no room for, and not the one that was stored before', () => {
    storeToken('bearer-of-before');
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    storeToken('bearer-1');
    expect(authorizationOf('app')).toBe('Bearer bearer-1');
    setItem.mockRestore();
    storeToken('bearer-2');
    expect(authorizationOf('app')).toBe('Bearer bearer-2');
  });

  it('carry no authorization without a token', () => {
    expect(authorizationOf('app')).toBeNull();
  });

  it.each(['a\nb', 'a b', 'töken', 'आ', ''])(
    'leave out a stored token that no header can carry: %j',
    (token) => {
      window.localStorage.setItem('token', token);
      expect(readToken()).toBeNull();
      expect(authorizationOf('app')).toBeNull();
    },
  );

  it('give the geo service a JSON content type, and no other service one', () => {
    expect(clientHeaders('geo').get('content-type')).toBe('application/json');
    expect(clientHeaders('app').get('content-type')).toBeNull();
    expect(clientHeaders('communication').get('content-type')).toBeNull();
  });

  it('keep those of the call itself', () => {
    expect(clientHeaders('app', { 'idempotency-key': 'k1' }).get('idempotency-key')).toBe('k1');
  });
});
