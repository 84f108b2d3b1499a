import { ApiError, readOrderState, refreshOrderState } from '@site/api-client';
import type { OrderState } from '@site/contract';

/**
 * Where an order stands, the payment provider asked if possible; undefined when nobody answers.
 * @throws whatever is not a failed call
 */
export async function askState(reference: string): Promise<OrderState | undefined> {
  for (const ask of [refreshOrderState, readOrderState]) {
    try {
      return await ask(reference);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isRetryable) return undefined;
    }
  }
  return undefined;
}
