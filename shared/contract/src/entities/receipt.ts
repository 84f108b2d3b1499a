import * as z from '@site/schema';
import { rupees } from '../fields';
import { orderedItemSchema } from './order-state';

/** One line of an account, in rupees; a negative amount is taken off. */
export const receiptLineSchema = z.object({ label: z.string(), amount: z.int() });
export type ReceiptLine = z.infer<typeof receiptLineSchema>;

/** Who bought, for who verified the phone only; addresses as lines of text. */
export const receiptBuyerSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  billing: z.array(z.string()),
  shipping: z.array(z.string()),
});
export type ReceiptBuyer = z.infer<typeof receiptBuyerSchema>;

/**
 * The receipt of a paid order: what its PDF prints, for a print view of the page. `lines` add up to
 * `total`, `later` to `later_total`; amounts are rupees. `paid_on` is an ISO 8601 instant. `buyer` is
 * null for who holds no more than the order's reference. What is refunded, what is not, and the notes
 * are sentences (spec §9).
 */
export const receiptSchema = z.object({
  title: z.string(),
  tracking_id: z.string(),
  transaction_id: z.string(),
  paid_on: z.string(),
  paid_with: z.string(),
  seller: z.object({ name: z.string(), lines: z.array(z.string()) }),
  buyer: z.nullable(receiptBuyerSchema),
  item: orderedItemSchema,
  lines: z.array(receiptLineSchema),
  total: rupees(),
  later: z.array(receiptLineSchema),
  later_total: rupees(),
  refundable: z.array(z.string()),
  not_refundable: z.array(z.string()),
  notes: z.array(z.string()),
});
export type Receipt = z.infer<typeof receiptSchema>;
