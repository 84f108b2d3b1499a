import type { LiveRoute } from './snapshot';

let thisDocument: { isPaymentPage?: true | undefined } | undefined;

/** Remembers what document this is; without it (server, tests) none is left. */
export function rememberDocument(sent: { isPaymentPage?: true | undefined }): void {
  thisDocument = sent;
}

/**
 * True when a page needs a document of its own: a document keeps the policy it came with, and one that
 * was sent for another page would block the payment provider's script (docs/payments.md).
 */
export const needsPaymentDocument = (route: LiveRoute | undefined): boolean =>
  thisDocument !== undefined && route?.takesPayments === true && !thisDocument.isPaymentPage;
