import { retryAfter, SOON } from '@site/server';
import { HttpError } from '../../platform/http/http-error';
import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderOrder,
} from '../../platform/payment-provider/provider';
import { paymentMessages } from './messages';

/**
 * Makes the order at the provider.
 * @throws HttpError 502 with the message of spec §8 when the provider fails, 503 with `Retry-After` when
 *   our own queue for it is full; the cause stays on it
 */
export async function createAtProvider(
  provider: Pick<PaymentProvider, 'createOrder'>,
  request: { amountPaise: number; receipt: string },
): Promise<ProviderOrder> {
  try {
    return await provider.createOrder(request);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const answer =
      error.failure === 'busy'
        ? new HttpError(503, paymentMessages.createFailed, undefined, retryAfter(SOON))
        : new HttpError(502, paymentMessages.createFailed);
    answer.cause = error;
    throw answer;
  }
}
