import { HttpError } from '../../platform/http/http-error';
import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderOrder,
} from '../../platform/payment-provider/provider';
import { paymentMessages } from './messages';

/**
 * Makes the order at the provider.
 * @throws HttpError 502 with the message of spec §8 when the provider fails; the cause stays on it
 */
export async function createAtProvider(
  provider: Pick<PaymentProvider, 'createOrder'>,
  request: { amountPaise: number; receipt: string },
): Promise<ProviderOrder> {
  try {
    return await provider.createOrder(request);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const answer = new HttpError(502, paymentMessages.createFailed);
    answer.cause = error;
    throw answer;
  }
}
