import { type PaymentCheckout, paymentCheckoutSchema } from '@site/contract';
import type { Read } from '../http/load-all';
import { appPath } from '../http/paths';
import { isRecord, read, responseData } from '../http/read';

/** Who takes the money, and the address of its script: `GET /{app}/order/payment/checkout`. */
export function readPaymentCheckout(): Read<PaymentCheckout> {
  return {
    key: 'order/payment/checkout',
    fetch: (signal) =>
      read(
        appPath('order', 'payment', 'checkout'),
        paymentCheckoutSchema,
        (body) => {
          const data = responseData(body);
          return isRecord(data) ? data['payment_checkout'] : undefined;
        },
        signal,
      ),
  };
}
