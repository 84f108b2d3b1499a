import Fastify from 'fastify';
import { readTrustProxy } from './trust-proxy';

const read = (TRUST_PROXY?: string) => readTrustProxy({ TRUST_PROXY });

it.each([
  [undefined, ['loopback']],
  ['none', false],
  ['loopback, uniquelocal', ['loopback', 'uniquelocal']],
  ['10.0.0.0/8,192.0.2.1', ['10.0.0.0/8', '192.0.2.1']],
  ['2001:db8::/32', ['2001:db8::/32']],
  ['::ffff:10.0.0.1', ['::ffff:10.0.0.1']],
])('reads %j as what the server takes', (text, trusted) => {
  expect(read(text)).toEqual(trusted);
  expect(() => Fastify({ trustProxy: read(text) })).not.toThrow();
});

it.each([
  'true',
  '1',
  'proxy.example',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '::/129',
  '10.0.0.1,',
  'none,::1',
])('refuses %j by its name, in one line', (text) => {
  expect(() => read(text)).toThrow(/^TRUST_PROXY must be [^\n]+$/);
});
