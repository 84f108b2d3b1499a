import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { isRealSecret } from './secrets';

const dataDir = mkdtempSync(join(tmpdir(), 'motorbike-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });
const SECRET = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

it('the configuration needs no variable at all for the demo', () => {
  expect(read()).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    app: 'ev',
    databaseUrl: '',
    isProduction: false,
    sms: { provider: 'console' },
  });
});

it.each([
  [{}, 10],
  [{ RATE_LIMIT_WRITES: '3' }, 1],
  [{ RATE_LIMIT_WRITES: '100000' }, 8334],
  [{ RATE_LIMIT_WRITES: '0' }, 0],
  [{ RATE_LIMIT_UPLOADS: '4' }, 4],
  [{ RATE_LIMIT_UPLOADS: '0' }, 0],
] as [Record<string, string>, number][])(
  'the configuration allows, given %j, %d uploads a minute',
  (env, uploads) => {
    expect(read(env).uploadsPerMinute).toBe(uploads);
  },
);

it('the configuration keeps its random secret, so that tokens survive a restart', () => {
  expect(read().secrets.tokenSecret).toBe(read().secrets.tokenSecret);
  expect(isRealSecret(read().secrets.tokenSecret)).toBe(true);
});

it.each([
  [{ API_PORT: 'http' }, 'API_PORT must be a whole number from 0 to 65535, not "http".'],
  [{ API_PORT: '70000' }, /^API_PORT must be/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must start with postgres/],
  [{ APP_PREFIX: '../x' }, /^APP_PREFIX must be/],
  [{ APP_PREFIX: 'geoservice' }, /^APP_PREFIX must be/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY must be none, or [^\n]+, not "true"\.$/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must be 24 characters or more/],
  [{ SMS_PROVIDER: 'http' }, 'SMS_PROVIDER=http needs SMS_GATEWAY_URL.'],
  [{ SMS_PROVIDER: 'http', SMS_GATEWAY_URL: 'ftp://x' }, /^SMS_GATEWAY_URL must be/],
  [
    { SMS_PROVIDER: 'http', SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_BODY: '{}' },
    /SMS_GATEWAY_BODY must contain/,
  ],
  [
    {
      SMS_PROVIDER: 'http',
      SMS_GATEWAY_URL: 'https://sms.example',
      SMS_GATEWAY_BODY: "{'to':'{phone}','otp':'{code}'}",
    },
    'SMS_GATEWAY_BODY is no JSON, as SMS_GATEWAY_CONTENT_TYPE says it is.',
  ],
  [
    { SMS_PROVIDER: 'http', SMS_GATEWAY_URL: 'https://user:password@sms.example/send' },
    /^SMS_GATEWAY_URL must have no user and password: [^\n]*SMS_GATEWAY_AUTHORIZATION[^\n]*$/,
  ],
  [
    {
      SMS_PROVIDER: 'http',
      SMS_GATEWAY_URL: 'https://sms.example',
      SMS_GATEWAY_AUTHORIZATION: 'Bearer \u2026',
    },
    /^SMS_GATEWAY_AUTHORIZATION has a character/,
  ],
  [
    {
      SMS_PROVIDER: 'http',
      SMS_GATEWAY_URL: 'https://sms.example',
      SMS_GATEWAY_CONTENT_TYPE: 'application/json\nx: y',
    },
    /^SMS_GATEWAY_CONTENT_TYPE has a character/,
  ],
] as [Record<string, string>, string | RegExp][])(
  'the configuration refuses %j in one line',
  (env, message) => {
    expect(() => read(env)).toThrow(message);
  },
);

it.each([
  [{ NODE_ENV: 'production' }, /^NODE_ENV is production, but APP_ENV is demo[^\n]+$/],
  [{ RAZORPAY_KEY_ID: 'rzp_live_AbCdEf123456' }, /^RAZORPAY_KEY_ID is a live key, but APP_ENV is/],
  [
    {
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_KEY_ID: 'rzp_live_AbCdEf123456',
      RAZORPAY_KEY_SECRET: 'u8Fq2LrT0xYbN4',
      RAZORPAY_WEBHOOK_SECRET: 'kq83hf0s8hfq2',
    },
    /^RAZORPAY_KEY_ID is a live key[^\n]+APP_ENV=production/,
  ],
] as [Record<string, string>, RegExp][])('the configuration is no demo with %j', (env, message) => {
  expect(() => read(env)).toThrow(message);
  expect(() => read({ ...env, APP_ENV: 'demo' })).toThrow(message);
});

it.each(['change-me', 'change-me-change-me-change-me-change-me', 'short', 'a'.repeat(64)])(
  'the configuration refuses %j as a secret in the demo, too',
  (secret) => {
    expect(() => read({ TOKEN_SECRET: secret })).toThrow(/^TOKEN_SECRET must be/);
  },
);

it('the configuration takes a real secret in the demo', () => {
  expect(read({ TOKEN_SECRET: SECRET }).secrets.tokenSecret).toBe(SECRET);
});

describe('the configuration in production', () => {
  const production = {
    APP_ENV: 'production',
    SMS_ALLOW_CONSOLE: 'yes',
    MAIL_ALLOW_FILE: 'yes',
  };

  it.each(['', 'change-me-change-me-change-me-change-me', 'short', 'a'.repeat(64)])(
    'refuses %j as a secret',
    (secret) => {
      expect(() => read({ ...production, TOKEN_SECRET: secret })).toThrow(/^TOKEN_SECRET must be/);
    },
  );

  it('refuses sample keys of the payment provider', () => {
    const env = {
      ...production,
      TOKEN_SECRET: SECRET,
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_KEY_ID: 'rzp_live_AbCdEf123456',
      RAZORPAY_KEY_SECRET: 'change-me',
      RAZORPAY_WEBHOOK_SECRET: 'kq83hf0s8hfq2',
    };
    expect(() => read(env)).toThrow('RAZORPAY_KEY_SECRET is a sample.');
    expect(read({ ...env, RAZORPAY_KEY_SECRET: 'u8Fq2LrT0xYbN4' }).isProduction).toBe(true);
  });

  it('starts where NODE_ENV is production, with live keys', () => {
    const env = {
      ...production,
      NODE_ENV: 'production',
      TOKEN_SECRET: SECRET,
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_KEY_ID: 'rzp_live_AbCdEf123456',
      RAZORPAY_KEY_SECRET: 'u8Fq2LrT0xYbN4',
      RAZORPAY_WEBHOOK_SECRET: 'kq83hf0s8hfq2',
    };
    expect(read(env).isProduction).toBe(true);
  });

  it('does not hand codes out by default', () => {
    expect(() => read({ APP_ENV: 'production', TOKEN_SECRET: SECRET })).toThrow(
      /SMS_PROVIDER=console/,
    );
  });
});
