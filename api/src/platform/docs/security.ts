import {
  createDealerApplication,
  type Endpoint,
  readOrderHistory,
  readOrderState,
  readReceipt,
  refreshOrderState,
} from '@site/contract';

type Security = Record<string, string[]>[];

const phoneToken = { phoneToken: [] };
const orderReference = { orderReference: [] };

/** Which calls ask for the token of a verified phone; an empty alternative makes it optional. */
const byPath: Readonly<Record<string, Security>> = {
  [readOrderHistory.path]: [phoneToken],
  [createDealerApplication.path]: [{}, phoneToken],
  [readOrderState.path]: [orderReference],
  [refreshOrderState.path]: [orderReference],
  [readReceipt.path]: [orderReference, { phoneToken: [], orderTrackingId: [] }],
};

/** What an endpoint asks for; nothing for most. */
export const securityOf = ({ path }: Endpoint): Security | undefined => byPath[path];
