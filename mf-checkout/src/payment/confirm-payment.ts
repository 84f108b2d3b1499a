import { ApiError, verifyPayment } from '@site/api-client';
import { isPaidOrder } from '@site/contract';
import { askState } from './ask-state';
import { type Outcome, settledOutcome } from './outcome';
import { reportSuccess } from './report-widget';
import { forgetUnreported, keepUnreported, type UnreportedPayment } from './unreported-result';

/**
 * From the widget's result to a settled order (spec §4): verify, report, read. What the network does
 * meanwhile decides nothing: the order's own state does, and a result that could not be reported is
 * kept for the next page.
 */
export async function confirmPayment(payment: UnreportedPayment): Promise<Outcome> {
  keepUnreported(payment);
  const { reference, result } = payment;
  if (await isRefused(payment)) {
    forgetUnreported();
    const order = await askState(reference);
    const settled = order && settledOutcome(order);
    return settled ?? { kind: 'verify-failed', trackingId: order?.ao_tracking_id };
  }
  const told = await reportSuccess(result);
  const order = await askState(reference);
  const settled = order && settledOutcome(order);
  if (settled || told.ok) forgetUnreported();
  if (settled) return settled;
  // The report proves the payment; only its answer says whether the order is paid by it.
  if (!told.ok || !told.data) return { kind: 'unclear' };
  const trackingId = told.data.ao_tracking_id;
  return isPaidOrder(told.data)
    ? { kind: 'placed', trackingId, transactionId: result.razorpay_payment_id }
    : { kind: 'needs-person', trackingId };
}

/** True when the server says that the signature is not the provider's; no answer refuses nothing. */
async function isRefused({ result }: UnreportedPayment): Promise<boolean> {
  try {
    const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = result;
    const signed = verifyPayment.read({
      provider: 'razorpay',
      orderId: razorpay_order_id,
      paymentId: razorpay_payment_id,
      signature: razorpay_signature,
    });
    await signed.fetch();
    return false;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.kind === 'http' && error.status === 400;
  }
}
