import * as z from '@site/schema';

/**
 * An order as the order-history screen shows it (spec §3). `ao_items_list` is "vayu_marut-gt…":
 * title and variant split at a hyphen. `ao_created_on` is an ISO 8601 instant.
 */
export const orderSchema = z.object({
  ao_items_list: z.string(),
  ao_customer_name: z.string(),
  ao_customer_phone: z.string(),
  ao_customer_email: z.string(),
  ao_tracking_id: z.string(),
  ao_created_on: z.string(),
  ao_status: z.string(),
});
export type Order = z.infer<typeof orderSchema>;

/** At most one entry: the latest order of the phone (spec §6). */
export const orderListSchema = z.array(orderSchema);
