import * as z from 'zod/mini';
import { vendorOrderIdField } from '../field-rules/order-fields';
import { anyText, text } from '../fields';

/**
 * Body of order/payment/status/update. `payment_reference_no` is the provider's payment id, empty on
 * failure; `payment_response_code` is the raw result (JSON) of the widget.
 */
export const paymentReportSchema = z.object({
  payment_vendor_order_id: text(vendorOrderIdField),
  payment_reference_no: anyText(),
  payment_response_code: z.optional(z.string().check(z.maxLength(20_000))),
  payment_status: z.enum(['success', 'failed']),
});
export type PaymentReport = z.infer<typeof paymentReportSchema>;
