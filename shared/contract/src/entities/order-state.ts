import * as z from '@site/schema';
import { rupees } from '../fields';
import { paymentProviderSchema } from './payment-checkout';

/** What was ordered, by the names that the catalog has for it; `variant` is "0" when there is none. */
export const orderedItemSchema = z.object({
  item_key: z.string(),
  title: z.string(),
  variant: z.string(),
  colour: z.string(),
});
export type OrderedItem = z.infer<typeof orderedItemSchema>;

/**
 * What can be done about an order now:
 * - `pay-now`: open the widget with this key and vendor order id. It is the order's own, so that
 *   paying again never makes a second order;
 * - `being-checked`: money may be on its way, or the provider could not be asked: ask again later;
 * - `paid`: nothing;
 * - `needs-person`: money arrived that does not fit the order, and our people decide;
 * - `order-again`: it was never paid and cannot be any more, or our people have cancelled it, which `ao_status` says.
 */
export const orderStepSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('pay-now'),
    payment_provider: paymentProviderSchema,
    payment_key: z.string(),
    transaction_vendor_order_id: z.string(),
    transaction_amount: rupees(),
  }),
  z.object({ step: z.literal('being-checked') }),
  z.object({ step: z.literal('paid') }),
  z.object({ step: z.literal('needs-person') }),
  z.object({ step: z.literal('order-again') }),
]);
export type OrderStep = z.infer<typeof orderStepSchema>;

/**
 * Where an order stands, for who holds its reference: nothing personal. Amounts are rupees.
 * `amount_now` is to be paid now, or was paid; `amount_later` is what a pre-booking leaves of the
 * bike's price, without the fee and delivery of that later payment. `transaction_id` is the
 * provider's id of the payment, empty until money arrived. `ordered_on` is an ISO 8601 instant.
 */
export const orderStateSchema = z.object({
  ao_tracking_id: z.string(),
  ao_status: z.string(),
  order_type: z.enum(['preorder', 'order']),
  ordered_on: z.string(),
  item: orderedItemSchema,
  amount_now: rupees(),
  amount_later: rupees(),
  transaction_id: z.string(),
  next: orderStepSchema,
});
export type OrderState = z.infer<typeof orderStateSchema>;
