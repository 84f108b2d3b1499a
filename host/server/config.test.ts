import os from 'node:os';
import { join } from 'node:path';
import { newKeyPair } from '@site/federation/registry';
import { readConfig } from './config';

it("the host's configuration stands on its defaults, an empty variable counting as none", () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    PORT: 3000,
    API_ORIGIN: 'http://127.0.0.1:4000',
    siteOrigin: 'http://localhost:3000',
    APP_PREFIX: 'ev',
  });
});

it("the host's configuration renders with a worker for each processor, two at least and eight at most", () => {
  const cores = jest.spyOn(os, 'availableParallelism');
  const found = [1, 2, 4, 64].map((count) => {
    cores.mockReturnValue(count);
    return readConfig({}).RENDER_WORKERS;
  });
  cores.mockRestore();
  expect(found).toEqual([2, 2, 4, 8]);
});

it("the host's configuration takes an address without its last slash", () => {
  expect(readConfig({ SITE_ORIGIN: 'http://vayu.example/' }).siteOrigin).toBe(
    'http://vayu.example',
  );
});

it("the host's configuration wants the registry key of a public site in its settings, and not from beside the registry", () => {
  const SITE_ORIGIN = 'https://vayu.example';
  expect(() => readConfig({ SITE_ORIGIN })).toThrow(/^REGISTRY_PUBLIC_KEY: required with an https/);
  const { publicKey } = newKeyPair();
  const config = readConfig({ SITE_ORIGIN, REGISTRY_PUBLIC_KEY: publicKey });
  expect(config.siteOrigin).toBe(SITE_ORIGIN);
});

it.each([
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN: must be 24 characters or more, without spaces$/],
  [{ RELEASES_TOKEN: 'short' }, /^RELEASES_TOKEN: must be 32 characters or more, without spaces$/],
  [{ FIELD_SAMPLE: '10' }, /^FIELD_SAMPLE: /],
  [{ FIELD_SAMPLE: 'some' }, /^FIELD_SAMPLE: /],
])("the host's configuration does not start with %j", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

it("the host's configuration names every setting that is wrong, at once", () => {
  const start = () => readConfig({ PORT: 'abc', API_ORIGIN: 'ftp://x', LOG_LEVEL: 'loud' });
  for (const name of ['PORT', 'API_ORIGIN', 'LOG_LEVEL']) expect(start).toThrow(name);
});

it.each([
  [undefined, ['loopback']],
  ['none', false],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['uniquelocal,192.0.2.1', ['uniquelocal', '192.0.2.1']],
])('the host believes, with TRUST_PROXY=%s, %j', (text, believed) => {
  expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(believed);
});

it.each([
  'true',
  '1',
  'proxy.example',
  '10.0.0.0/33',
  '10.0.0.1,,',
  'none,loopback',
  '0.0.0.0/0',
  'fe80::1%eth0',
])("the host's configuration refuses TRUST_PROXY=%s in one line", (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/^TRUST_PROXY: must be none, or .*$/);
});

it.each([
  'foo',
  newKeyPair().privateKey,
  '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
])(
  "the host's configuration refuses a REGISTRY_PUBLIC_KEY that holds no key, in one line: %#",
  (text) => {
    expect(() => readConfig({ REGISTRY_PUBLIC_KEY: text })).toThrow(
      /^REGISTRY_PUBLIC_KEY: must be the PEM text of an Ed25519 public key$/,
    );
  },
);

it("the host's configuration takes the key that a registry was signed for", () => {
  const { publicKey } = newKeyPair();
  expect(readConfig({ REGISTRY_PUBLIC_KEY: publicKey }).REGISTRY_PUBLIC_KEY).toBe(publicKey);
});

it("the host's configuration knows where the releases are, also by a relative path", () => {
  expect(readConfig({ RELEASES_DIR: 'some/releases' }).RELEASES_DIR).toBe(
    join(process.cwd(), 'some/releases'),
  );
});

it.each(['releases', 's3://', 's3://UPPER', 's3://releases/../keys', 'https://releases'])(
  "the host's configuration refuses RELEASES_STORE=%s, and says what it looks like",
  (location) => {
    expect(() => readConfig({ RELEASES_STORE: location })).toThrow(
      `RELEASES_STORE: must be like s3://bucket or s3://bucket/folder, and not "${location}"`,
    );
  },
);

it.each([
  [{ ASSETS_ORIGIN: 'cdn.example' }, 'ASSETS_ORIGIN: '],
  [{ ASSETS_ORIGIN: 'https://cdn.example/site' }, 'must be an origin, without a path'],
  [{ SITE_ORIGIN: 'http://vayu.example/shop' }, 'SITE_ORIGIN: must be an origin, without a path'],
  [{ SITE_ORIGIN: 'http://vayu.example/?from=x' }, 'SITE_ORIGIN: must be an origin'],
  [{ SITE_ORIGIN: 'HTTPS://Vayu.example' }, 'REGISTRY_PUBLIC_KEY: required with an https'],
  [{ API_ORIGIN: 'http://gateway.example/api' }, 'API_ORIGIN: must be an origin, without a path'],
  [
    {
      ASSETS_ORIGIN: 'http://cdn.example',
      SITE_ORIGIN: 'https://site.example',
      REGISTRY_PUBLIC_KEY: newKeyPair().publicKey,
    },
    'ASSETS_ORIGIN: must be https where SITE_ORIGIN is',
  ],
])("the host's configuration refuses %j, and says what is wrong with it", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

it('an address is read as browsers write it, because it is compared with what they say', () => {
  expect(readConfig({ SITE_ORIGIN: 'HTTP://Vayu.example:80/' }).siteOrigin).toBe(
    'http://vayu.example',
  );
});
