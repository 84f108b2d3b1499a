import { readPaymentConfig } from './payment-config';

const KEYS = {
  PAYMENT_PROVIDER: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_abcdefgh',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
};

it('the configuration of payments uses the sandbox unless told otherwise', () => {
  expect(readPaymentConfig({}, false)).toMatchObject({ provider: 'sandbox' });
});

it('the configuration of payments reads the keys of Razorpay', () => {
  expect(readPaymentConfig(KEYS, true)).toMatchObject({
    provider: 'razorpay',
    keyId: 'rzp_live_abcdefgh',
    apiUrl: '',
  });
});

it.each(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])(
  'the configuration of payments stops the start when %s is missing, by its name',
  (name) => {
    expect(() => readPaymentConfig({ ...KEYS, [name]: '' }, false)).toThrow(name);
  },
);

it('the configuration of payments refuses pretended payments in production unless they are asked for', () => {
  expect(() => readPaymentConfig({}, true)).toThrow('PAYMENT_PROVIDER=sandbox takes no money');
  expect(readPaymentConfig({ PAYMENT_ALLOW_SANDBOX: 'yes' }, true).provider).toBe('sandbox');
});

it('the configuration of payments refuses test keys in production unless they are asked for', () => {
  const test = { ...KEYS, RAZORPAY_KEY_ID: 'rzp_test_abcdefgh' };
  expect(readPaymentConfig(test, false).provider).toBe('razorpay');
  expect(() => readPaymentConfig(test, true)).toThrow('test key');
  expect(readPaymentConfig({ ...test, PAYMENT_ALLOW_TEST_KEYS: 'yes' }, true).provider).toBe(
    'razorpay',
  );
});

it('the configuration of payments refuses what cannot be a key id', () => {
  expect(() => readPaymentConfig({ ...KEYS, RAZORPAY_KEY_ID: 'your-key' }, false)).toThrow(
    'rzp_live_',
  );
});

it('the configuration of payments refuses a time-out of which two would outlast the browser', () => {
  const read = (RAZORPAY_TIMEOUT_MS: string) =>
    readPaymentConfig({ ...KEYS, RAZORPAY_TIMEOUT_MS }, true);
  expect(read('4500')).toMatchObject({ timeoutMs: 4500 });
  expect(() => read('4501')).toThrow('RAZORPAY_TIMEOUT_MS must be a whole number from 100 to 4500');
});
