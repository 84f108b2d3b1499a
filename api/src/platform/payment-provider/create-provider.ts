import type { PaymentConfig } from '../config/payment-config';
import type { PaymentProvider } from './provider';
import { RazorpayProvider } from './razorpay/razorpay-provider';
import { SandboxProvider } from './sandbox-provider';
import { sign } from './signatures';

/** The provider that the configuration names. The sandbox's secrets come from the token secret. */
export function createPaymentProvider(config: PaymentConfig, tokenSecret: string): PaymentProvider {
  if (config.provider === 'razorpay') return new RazorpayProvider(config);
  return new SandboxProvider({
    keySecret: sign(tokenSecret, 'sandbox results'),
    webhookSecret: sign(tokenSecret, 'sandbox webhooks'),
  });
}
