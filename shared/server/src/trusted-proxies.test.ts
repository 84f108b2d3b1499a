import Fastify from 'fastify';
import { parseTrustedProxies } from './trusted-proxies';

it.each([
  ['loopback', ['loopback']],
  ['none', false],
  ['loopback, uniquelocal', ['loopback', 'uniquelocal']],
  ['10.0.0.0/8,192.0.2.1', ['10.0.0.0/8', '192.0.2.1']],
  ['2001:db8::/32', ['2001:db8::/32']],
  ['::ffff:10.0.0.1', ['::ffff:10.0.0.1']],
])('the server reads %j as what the server takes', (text, trusted) => {
  const parsed = parseTrustedProxies(text);
  expect(parsed).toEqual(trusted);
  expect(() => Fastify({ trustProxy: parsed ?? [] })).not.toThrow();
});

it.each([
  'true',
  '1',
  'proxy.example',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '10.1/16',
  '010.0.0.1',
  '0x7f000001',
  'fe80::1%eth0',
  '::/0',
  '::/129',
  '10.0.0.1/8/8',
  '10.0.0.1,',
  'none,::1',
])('the server takes %j for neither', (text) => {
  expect(parseTrustedProxies(text)).toBeUndefined();
});
