import { needsPaymentDocument, rememberDocument } from './payment-document';

const paying = { path: '/pay/:id', preload: [], takesPayments: true } as const;
const other = { path: '/look', preload: [] };

it('the router asks for a document of its own only on the way from another page to one where a visitor pays', () => {
  expect(needsPaymentDocument(paying)).toBe(false); // On a server nothing is left.
  rememberDocument({});
  expect(needsPaymentDocument(paying)).toBe(true);
  expect(needsPaymentDocument(other)).toBe(false);
  expect(needsPaymentDocument(undefined)).toBe(false);
  rememberDocument({ isPaymentPage: true });
  expect(needsPaymentDocument(paying)).toBe(false);
  expect(needsPaymentDocument(other)).toBe(false);
});
