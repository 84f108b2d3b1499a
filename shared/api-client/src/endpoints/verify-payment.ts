import { type PaymentVerification, paymentVerificationSchema } from '@site/contract';
import { appPath } from '../http/paths';
import { read } from '../http/read';

/**
 * Has the server check the signature of the widget's result: `GET …/razorpay/order/verify/…` (spec §7).
 * @throws ApiError `http` with status 400 when the signature is not the provider's
 */
export function verifyPayment(result: PaymentVerification): Promise<PaymentVerification> {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = result;
  return read(
    appPath(
      ...['website', 'products', 'razorpay', 'order', 'verify'],
      ...[razorpay_order_id, razorpay_payment_id, razorpay_signature],
    ),
    paymentVerificationSchema,
  );
}
