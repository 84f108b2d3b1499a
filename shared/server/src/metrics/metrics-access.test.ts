import { isMetricsToken, maySeeMetrics } from './metrics-access';

const token = 'a-token-of-24-characters';
const local = { token: '', isPublic: false };

it.each([
  ['this machine', '127.0.0.1', {}, true],
  ['this machine by its other name', '::1', {}, true],
  ['this machine, written as IPv6', '::ffff:127.0.0.1', {}, true],
  ['another machine', '10.0.0.7', {}, false],
  ['a connection that is gone', undefined, {}, false],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, false],
  ['a proxy that uses the standard header', '127.0.0.1', { forwarded: 'for=203.0.113.9' }, false],
  [
    'this machine by the name of every machine for itself',
    '127.0.0.1',
    { host: 'localhost:3000' },
    true,
  ],
  ['this machine by its address', '127.0.0.1', { host: '127.0.0.1:3000' }, true],
  ['this machine by its address of IPv6', '::1', { host: '[::1]:3000' }, true],
  [
    'a page of another site, whose name was led here',
    '127.0.0.1',
    { host: 'other.example' },
    false,
  ],
  [
    'a name that only begins as this machine',
    '127.0.0.1',
    { host: 'localhost.other.example' },
    false,
  ],
  ['what names nothing', '127.0.0.1', { host: '[' }, false],
  ['a proxy that says for whom in its own way', '127.0.0.1', { 'x-real-ip': '203.0.113.9' }, false],
  ['a proxy that says only its name', '127.0.0.1', { via: '1.1 nginx' }, false],
])(
  'without a token a site of this machine shows its metrics to %s: %s',
  (_who, peer, headers, may) => {
    expect(maySeeMetrics({ peer, headers }, local)).toBe(may);
  },
);

it('the server shows the metrics of a public site without a token to nobody', () => {
  expect(maySeeMetrics({ peer: '127.0.0.1', headers: {} }, { token: '', isPublic: true })).toBe(
    false,
  );
});

it.each([
  [`Bearer ${token}`, true],
  [`bearer ${token}`, false],
  [token, false],
  ['Bearer another-token-of-24-characters', false],
  [undefined, false],
])('with a token, from anywhere: %s', (authorization, may) => {
  const request = { peer: '203.0.113.9', headers: { authorization } };
  expect(maySeeMetrics(request, { token, isPublic: true })).toBe(may);
});

it('the server asks for the token on this machine too', () => {
  expect(maySeeMetrics({ peer: '127.0.0.1', headers: {} }, { token, isPublic: false })).toBe(false);
});

it.each([
  [token, true],
  [token.slice(1), false],
  ['short', false],
  ['twenty four characters  ', false],
  ['', false],
])('the server takes %j for a token: %s', (text, is) => {
  expect(isMetricsToken(text)).toBe(is);
});
