import * as z from '@site/schema';
import { paymentProviderSchema } from '../entities/payment-checkout';
import { rupees } from '../fields';

/**
 * `data` of order/preorder/create (spec §7). The vendor order id, the amount (what the server computed,
 * in rupees) and the provider's public key open the payment widget; browser and API cannot disagree
 * about the key, since it comes with the order. `order_reference` is what a device may keep to ask for
 * the order again: unguessable, and nothing personal is in it or shown for it. It goes into the header
 * `ORDER_REFERENCE_HEADER`, never into an address.
 */
export const orderCreateAnswerSchema = z.object({
  response_data: z.object({
    payment_entry_info: z.object({
      transaction_vendor_order_id: z.string(),
      transaction_amount: rupees(),
      payment_provider: paymentProviderSchema,
      payment_key: z.string(),
      order_reference: z.string(),
    }),
  }),
  message: z.string(),
});
export type OrderCreateAnswer = z.infer<typeof orderCreateAnswerSchema>;
