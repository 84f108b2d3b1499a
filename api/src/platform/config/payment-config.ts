import { StartError } from '@site/server';
import { type Env, httpUrl, integer, oneOf, text } from './env';
import { looksLikeSample } from './secrets';

/** Which payment provider is used, and its keys. */
export type PaymentConfig =
  | { provider: 'sandbox'; webhookDelayMs: number }
  | {
      provider: 'razorpay';
      keyId: string;
      keySecret: string;
      webhookSecret: string;
      /** Empty: the provider's own. */
      apiUrl: string;
      /** Per attempt. */
      timeoutMs: number;
    };

/** Two attempts of it, and what the order takes besides, fit into the 10 s that a browser waits. */
const MAX_TIMEOUT_MS = 4_500;

/**
 * Reads PAYMENT_PROVIDER and its settings.
 * @throws StartError when a key is missing, or when production would take pretended payments.
 */
export function readPaymentConfig(env: Env, isProduction: boolean): PaymentConfig {
  const provider = oneOf(env, 'PAYMENT_PROVIDER', ['sandbox', 'razorpay'], 'sandbox');
  if (provider === 'sandbox') {
    if (isProduction && env['PAYMENT_ALLOW_SANDBOX'] !== 'yes') {
      throw new StartError(
        'PAYMENT_PROVIDER=sandbox takes no money. Set PAYMENT_PROVIDER=razorpay, or PAYMENT_ALLOW_SANDBOX=yes for a demo.',
      );
    }
    return {
      provider,
      webhookDelayMs: integer(env, 'SANDBOX_WEBHOOK_DELAY_MS', 1_500, [0, 600_000]),
    };
  }
  const keyId = required(env, 'RAZORPAY_KEY_ID');
  if (!/^rzp_(live|test)_\w+$/.test(keyId)) {
    throw new StartError('RAZORPAY_KEY_ID must look like rzp_live_… or rzp_test_….');
  }
  if (isProduction && keyId.startsWith('rzp_test_') && env['PAYMENT_ALLOW_TEST_KEYS'] !== 'yes') {
    throw new StartError(
      'RAZORPAY_KEY_ID is a test key: production would take no money. Set a live key, or PAYMENT_ALLOW_TEST_KEYS=yes.',
    );
  }
  return {
    provider,
    keyId,
    keySecret: requiredSecret(env, 'RAZORPAY_KEY_SECRET', isProduction),
    webhookSecret: requiredSecret(env, 'RAZORPAY_WEBHOOK_SECRET', isProduction),
    apiUrl: httpUrl(env, 'RAZORPAY_API_URL'),
    timeoutMs: integer(env, 'RAZORPAY_TIMEOUT_MS', 3_500, [100, MAX_TIMEOUT_MS]),
  };
}

function required(env: Env, name: string): string {
  const value = text(env, name, '');
  if (value === '') throw new StartError(`PAYMENT_PROVIDER=razorpay needs ${name}.`);
  return value;
}

/** Whoever knows a sample secret can sign payments: production takes none. */
function requiredSecret(env: Env, name: string, isProduction: boolean): string {
  const value = required(env, name);
  if (isProduction && looksLikeSample(value)) {
    throw new StartError(`${name} is a sample. Production needs the real one.`);
  }
  return value;
}
