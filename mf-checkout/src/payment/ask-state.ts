import { ApiError, readOrderState, refreshOrderState } from '@site/api-client';
import type { OrderState } from '@site/contract';

/** Where an order stands. */
export interface AskedState extends OrderState {
  /** Nobody asked the payment provider about it just now: what the API knew before. */
  isFromBefore?: true;
}

/**
 * Where an order stands, the payment provider asked if possible; undefined when nobody answers.
 * @throws whatever is not a failed call
 */
export async function askState(reference: string): Promise<AskedState | undefined> {
  const read = async () => ({ ...(await readOrderState(reference)), isFromBefore: true as const });
  for (const ask of [() => refreshOrderState(reference), read]) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.isRetryable) return undefined;
    }
  }
  return undefined;
}
