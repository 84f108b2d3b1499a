import { z } from 'zod';
import type { PaymentFact } from '../transitions';

/** A refund or a dispute. */
const claimSchema = z.object({
  id: z.string().min(1).max(100).optional(),
  amount: z.int().nonnegative(),
});

// What Razorpay sends; everything that we do not read is left out.
const webhookSchema = z.object({
  event: z.string(),
  payload: z.object({
    payment: z
      .object({
        entity: z.object({
          id: z.string().min(1).max(100),
          order_id: z.string().min(1).max(100).nullish(),
          amount: z.int().nonnegative(),
          currency: z.string().max(10),
        }),
      })
      .optional(),
    refund: z.object({ entity: claimSchema }).optional(),
    dispute: z.object({ entity: claimSchema }).optional(),
  }),
});

export interface WebhookNews {
  vendorOrderId: string;
  fact: PaymentFact;
}

/** "malformed" is nothing that the provider sends; "other" is an event that changes nothing here. */
export type WebhookReading = WebhookNews | 'malformed' | 'other';

/** Reads the body of a webhook whose signature was verified. */
export function readWebhook(body: Buffer): WebhookReading {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return 'malformed';
  }
  const parsed = webhookSchema.safeParse(json);
  if (!parsed.success) return 'malformed';
  const { event, payload } = parsed.data;
  const entity = payload.payment?.entity;
  if (!entity?.order_id) return 'other';
  const { id, order_id, amount, currency } = entity;
  // Both say that the money was taken; which of them comes first, or at all, is up to settings.
  if (event === 'payment.captured' || event === 'order.paid') {
    const fact = { kind: 'succeeded', reference: id, amountPaise: amount, currency } as const;
    return { vendorOrderId: order_id, fact };
  }
  if (event === 'payment.failed') {
    return { vendorOrderId: order_id, fact: { kind: 'failed', reference: id } };
  }
  // Already when it is made: by then nobody should build that bike. A part of the money counts too.
  if (event === 'refund.created' || event === 'refund.processed') {
    const fact = {
      kind: 'refunded',
      reference: id,
      amountPaise: payload.refund?.entity.amount,
      claim: payload.refund?.entity.id,
    } as const;
    return { vendorOrderId: order_id, fact };
  }
  // The bank of the buyer wants the money back: until it is lost it is ours, but somebody has a few days to answer.
  if (event === 'payment.dispute.created' || event === 'payment.dispute.lost') {
    const { id: claim, amount: amountPaise } = payload.dispute?.entity ?? {};
    const about = { reference: id, amountPaise, claim };
    const isLost = event === 'payment.dispute.lost';
    const fact: PaymentFact = isLost
      ? { kind: 'refunded', ...about, byBank: true }
      : { kind: 'disputed', ...about };
    return { vendorOrderId: order_id, fact };
  }
  return 'other';
}
