import { z } from 'zod';
import { PaymentProviderError, type ProviderPayment } from '../provider';

// What Razorpay answers to GET /v1/orders/{id}/payments; everything that we do not read is left out.
const listSchema = z.object({
  items: z.array(
    z.object({
      id: z.string().min(1).max(100),
      order_id: z.string(),
      status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
      amount: z.coerce.number().int().nonnegative(),
      currency: z.string().max(10),
      amount_refunded: z.coerce.number().int().nonnegative().nullish(),
      created_at: z.number(),
    }),
  ),
});

const STATUS: Readonly<
  Record<z.infer<typeof listSchema>['items'][number]['status'], ProviderPayment['status']>
> = {
  created: 'pending',
  authorized: 'pending',
  captured: 'captured',
  refunded: 'captured',
  failed: 'failed',
};

/**
 * Reads the list of an order's payments, oldest first.
 * @throws PaymentProviderError for anything that is no list of this order's payments
 */
export function readPaymentList(vendorOrderId: string, answer: unknown): ProviderPayment[] {
  const parsed = listSchema.safeParse(answer);
  if (!parsed.success || parsed.data.items.some((one) => one.order_id !== vendorOrderId)) {
    throw new PaymentProviderError('bad-answer', 'Razorpay answered with other payments');
  }
  return parsed.data.items
    .toSorted((a, b) => a.created_at - b.created_at)
    .map(({ id, status, amount, currency, amount_refunded }) => ({
      paymentId: id,
      status: STATUS[status],
      amountPaise: amount,
      currency,
      refundedPaise: amount_refunded ?? 0,
    }));
}
