import { issuePhoneToken, isTokenOfPhone, TOKEN_LIFETIME_S, wasTokenOfPhone } from './phone-token';

const now = new Date('2026-11-21T10:00:00Z');
const token = issuePhoneToken('secret-a', '0000012345', now);

it('a token is good for the phone it was issued for', () => {
  expect(isTokenOfPhone('secret-a', token, '0000012345', now)).toBe(true);
});

it('a token is good for no other phone, and with no other secret', () => {
  expect(isTokenOfPhone('secret-a', token, '0000012346', now)).toBe(false);
  expect(isTokenOfPhone('secret-b', token, '0000012345', now)).toBe(false);
});

it('a token runs out', () => {
  const later = new Date(now.getTime() + TOKEN_LIFETIME_S * 1000);
  expect(isTokenOfPhone('secret-a', token, '0000012345', later)).toBe(false);
});

it('a token that has run out was one of its phone, and of no other', () => {
  expect(wasTokenOfPhone('secret-a', token, '0000012345')).toBe(true);
  expect(wasTokenOfPhone('secret-a', token, '0000012346')).toBe(false);
  expect(wasTokenOfPhone('secret-b', token, '0000012345')).toBe(false);
});

it('a token does not hold the number', () => {
  expect(token).not.toContain('0000012345');
});

it.each(['', 'v1', 'v1..', `${token}.x`, token.replace('v1', 'v2'), token.slice(0, -1), '....'])(
  'a token like %j is refused',
  (broken) => {
    expect(isTokenOfPhone('secret-a', broken, '0000012345', now)).toBe(false);
    expect(wasTokenOfPhone('secret-a', broken, '0000012345')).toBe(false);
  },
);

it('a token whose lifetime was changed is refused', () => {
  const [version, expires, ...rest] = token.split('.');
  const changed = [version, String(Number(expires) + 999_999), ...rest].join('.');
  expect(isTokenOfPhone('secret-a', changed, '0000012345', now)).toBe(false);
});
