import * as z from '@site/schema';

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

/** Answer: the order's tracking id (the screen's transaction ID) and its status now. */
export const paymentReportAnswerSchema = z.object({
  ao_tracking_id: z.string(),
  ao_status: z.string(),
});
export type PaymentReportAnswer = z.infer<typeof paymentReportAnswerSchema>;
