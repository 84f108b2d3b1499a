import * as z from '@site/schema';

/** Which provider takes the money: the sandbox pretends it. */
export const paymentProviderSchema = z.enum(['sandbox', 'razorpay']);
export type PaymentProviderName = z.infer<typeof paymentProviderSchema>;

/**
 * What a browser loads before the first order: the script that gives `window.Razorpay`. The sandbox's
 * is an address of this site ("/api/…/checkout.js"), the live provider's an absolute one.
 */
export const paymentCheckoutSchema = z.object({
  payment_provider: paymentProviderSchema,
  script_url: z.string(),
});
export type PaymentCheckout = z.infer<typeof paymentCheckoutSchema>;
