import { limits } from '@site/contract';

/** Path of the order-history page; it needs {@link OrderHistoryState} as navigation state (spec §2). */
export const ORDER_HISTORY_PATH = '/order/history';

/** The verified phone number, carried beside the address, never in it. */
export interface OrderHistoryState {
  phoneNumber: string;
}

const phonePattern = new RegExp(`^\\d{${limits.phoneDigits}}$`);

/** The phone number of a navigation state, if it is one. */
export function readHistoryPhone(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('phoneNumber' in state)) return undefined;
  const { phoneNumber } = state;
  return typeof phoneNumber === 'string' && phonePattern.test(phoneNumber)
    ? phoneNumber
    : undefined;
}
