import { type RefundInput, resolveRefundTerms } from './refund-terms';

const preorder: RefundInput = {
  orderType: 'preorder',
  hasOffer: false,
  preorderPaise: 99_900,
  charges: [{ type: 'Platform fee', paise: 2_900 }],
};

it('the refund terms give the advance of a pre-booking back after charges, and keep the fee', () => {
  const { refundable, notRefundable } = resolveRefundTerms(preorder);
  expect(refundable).toEqual([expect.stringContaining('₹999, until you pay the rest')]);
  expect(notRefundable).toEqual(['Platform fee, ₹29.']);
});

it('the refund terms give nothing back after full payment', () => {
  const { refundable, notRefundable } = resolveRefundTerms({ ...preorder, orderType: 'order' });
  expect(refundable).toEqual([]);
  expect(notRefundable.join()).toContain('cannot be cancelled after full payment');
});

it('the refund terms name those of an offer for an order under one, and for no other', () => {
  const notesOf = (hasOffer: boolean) => resolveRefundTerms({ ...preorder, hasOffer }).notes.join();
  expect(notesOf(true)).toContain('discretion');
  expect(notesOf(true)).toContain('pin code cannot change');
  expect(notesOf(false)).not.toContain('discretion');
  expect(notesOf(false)).toContain('within one year');
});
