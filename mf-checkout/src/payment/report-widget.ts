import { newIdempotencyKey, reportPayment, type WriteResult } from '@site/api-client';
import type { PaymentReportAnswer } from '@site/contract';
import type { WidgetFailure, WidgetResult } from './widget-types';

/** Reports a payment; a report that got no answer goes out once more, under the same key. */
export async function reportSuccess(
  result: WidgetResult,
): Promise<WriteResult<PaymentReportAnswer>> {
  const key = newIdempotencyKey();
  const report = {
    payment_vendor_order_id: result.razorpay_order_id,
    payment_reference_no: result.razorpay_payment_id,
    payment_response_code: JSON.stringify(result),
    payment_status: 'success',
  } as const;
  const first = await reportPayment(report, key);
  return first.ok || first.message !== null ? first : reportPayment(report, key);
}

/** Reports a failed attempt, or a widget that was dismissed or failed (spec §4); the reference is empty (spec §3). */
export function reportFailed(
  vendorOrderId: string,
  raw: WidgetFailure | 'dismissed' | 'failed',
): Promise<WriteResult<PaymentReportAnswer>> {
  return reportPayment(
    {
      payment_vendor_order_id: vendorOrderId,
      payment_reference_no: '',
      payment_response_code: JSON.stringify(raw).slice(0, 20_000),
      payment_status: 'failed',
    },
    newIdempotencyKey(),
  );
}
