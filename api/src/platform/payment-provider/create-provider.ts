import type { Config } from '../config/config';
import type { Db } from '../db/db';
import type { PaymentProvider } from './provider';
import { RazorpayProvider } from './razorpay/razorpay-provider';
import { createSandboxLedger } from './sandbox-ledger';
import { sandboxPath } from './sandbox-path';
import { SandboxProvider } from './sandbox-provider';
import { sign } from './signatures';

/** The provider that the configuration names. The sandbox's secrets come from the token secret. */
export function createPaymentProvider(
  { payments, secrets, app }: Pick<Config, 'payments' | 'secrets' | 'app'>,
  db: Db,
): PaymentProvider {
  if (payments.provider === 'razorpay') return new RazorpayProvider(payments);
  return new SandboxProvider({
    keySecret: sign(secrets.tokenSecret, 'sandbox results'),
    webhookSecret: sign(secrets.tokenSecret, 'sandbox webhooks'),
    scriptUrl: `${sandboxPath(app)}/checkout.js`,
    ledger: createSandboxLedger(db),
  });
}
