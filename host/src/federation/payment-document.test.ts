import { isPaymentPage, needsPaymentDocument, rememberDocument } from './payment-document';

it.each([
  ['/vayu_one-0/preorder', true],
  ['/vayu_marut-gt/preorder/WINDFALL', true],
  ['/Vayu_One-0/PreOrder/', true],
  ['/', false],
  ['/preorder', false],
  ['/product/vayu_one', false],
  ['/order/history', false],
  ['/vayu_one-0/preorder/WINDFALL/more', false],
])('knows whether a visitor pays on %s: %s', (pathname, wanted) => {
  expect(isPaymentPage(pathname)).toBe(wanted);
});

it('asks for a document of its own only on the way from another page to a payment page', () => {
  expect(needsPaymentDocument('/vayu_one-0/preorder')).toBe(false); // On a server nothing is left.
  rememberDocument('/offers');
  expect(needsPaymentDocument('/vayu_one-0/preorder')).toBe(true);
  expect(needsPaymentDocument('/gallery')).toBe(false);
  rememberDocument('/vayu_marut-gt/preorder');
  expect(needsPaymentDocument('/vayu_one-0/preorder/WINDFALL')).toBe(false);
  expect(needsPaymentDocument('/')).toBe(false);
});
