const PREORDER_PAGE = /^\/[^/]+\/preorder(\/[^/]+)?\/?$/i;

/**
 * True for the pages on which a visitor pays: the only documents whose Content Security Policy lets the
 * payment provider in (docs/payments.md). The host decides it by address, not a remote by its code.
 */
export const isPaymentPage = (pathname: string): boolean => PREORDER_PAGE.test(pathname);

let documentPathname: string | undefined;

/** Remembers the address that this document was sent for; without it (server, tests) none is left. */
export function rememberDocument(pathname: string): void {
  documentPathname = pathname;
}

/**
 * True when a page needs a document of its own: a document keeps the policy it came with, and one that
 * was sent for another page would block the payment provider's script.
 */
export const needsPaymentDocument = (pathname: string): boolean =>
  documentPathname !== undefined && isPaymentPage(pathname) && !isPaymentPage(documentPathname);
