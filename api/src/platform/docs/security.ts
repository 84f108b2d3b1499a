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
const byName: Readonly<Record<string, Security>> = {
  [readOrderHistory.name]: [phoneToken],
  [createDealerApplication.name]: [{}, phoneToken],
  [readOrderState.name]: [orderReference],
  [refreshOrderState.name]: [orderReference],
  [readReceipt.name]: [orderReference, { phoneToken: [], orderTrackingId: [] }],
};

/** What an endpoint asks for; nothing for most. */
export const securityOf = ({ name }: Endpoint): Security | undefined => byName[name];
