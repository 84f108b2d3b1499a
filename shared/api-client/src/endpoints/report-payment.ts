import {
  type PaymentReport,
  type PaymentReportAnswer,
  paymentReportAnswerSchema,
} from '@site/contract';
import { answerOf } from '../http/answer-of';
import { appPath } from '../http/paths';
import { type WriteResult, write } from '../http/write';

/** Tells how the payment widget ended: `POST /{app}/order/payment/status/update` (spec §7). */
export function reportPayment(
  report: PaymentReport,
  idempotencyKey: string,
): Promise<WriteResult<PaymentReportAnswer>> {
  return write(
    appPath('order', 'payment', 'status', 'update'),
    report,
    idempotencyKey,
    answerOf(paymentReportAnswerSchema),
  );
}
