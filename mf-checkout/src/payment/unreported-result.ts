import { isRecord } from '@site/api-client';
import { browserText } from '@site/shell';
import type { WidgetResult } from './widget-types';

const kept = browserText('session', 'unreportedPayment');

/** A payment that the widget told of and the server may not know yet. */
export interface UnreportedPayment {
  reference: string;
  result: WidgetResult;
}

/** Keeps a payment until the server has it: a reload in between loses nothing. */
export const keepUnreported = (payment: UnreportedPayment): void =>
  kept.write(JSON.stringify(payment));

export const forgetUnreported = (): void => kept.forget();

/** The payment that an earlier page of this tab could not report. */
export function readUnreported(): UnreportedPayment | undefined {
  try {
    const parsed: unknown = JSON.parse(kept.read() ?? 'null');
    if (!isRecord(parsed) || !isRecord(parsed['result'])) return undefined;
    const { reference, result } = parsed;
    const {
      razorpay_order_id: order,
      razorpay_payment_id: payment,
      razorpay_signature: signature,
    } = result;
    if (![reference, order, payment, signature].every((text) => typeof text === 'string')) {
      return undefined;
    }
    return parsed as unknown as UnreportedPayment;
  } catch {
    return undefined;
  }
}
