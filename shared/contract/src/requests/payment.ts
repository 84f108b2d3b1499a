import * as z from 'zod/mini';
import { optionalText, requiredText } from '../fields';

/** `payment_gateway_order_info` of {provider}/order/create/{amount}; the amount is in rupees. */
export const gatewayOrderSchema = z.object({
  order_id: z.string(),
  order_amount: z.int().check(z.nonnegative()),
});
export type GatewayOrder = z.infer<typeof gatewayOrderSchema>;

/** `response_data` of {provider}/order/verify/…: the verified triple. */
export const paymentVerificationSchema = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});
export type PaymentVerification = z.infer<typeof paymentVerificationSchema>;

/**
 * Body of order/payment/status/update. `payment_reference_no` is the provider's payment id, empty on
 * failure; `payment_response_code` is the raw result (JSON) of the widget.
 */
export const paymentReportSchema = z.object({
  payment_vendor_order_id: requiredText('Vendor Order ID', 1),
  payment_reference_no: optionalText(),
  payment_response_code: z.optional(z.string().check(z.maxLength(20_000))),
  payment_status: z.enum(['success', 'failed']),
});
export type PaymentReport = z.infer<typeof paymentReportSchema>;

/** Answer: the order's tracking id (the screen's transaction ID) and its status now. */
export const paymentReportAnswerSchema = z.object({
  ao_tracking_id: z.string(),
  ao_status: z.string(),
});
export type PaymentReportAnswer = z.infer<typeof paymentReportAnswerSchema>;
