/** @jest-environment jsdom */
import { keptDraft } from '@site/forms';
import { buildOrder } from '../pages/preorder/form/build-order';
import { preorderDraft } from '../pages/preorder/form/preorder-draft';
import { filledPreorder } from '../testing/sample-values';
import { keyForOrder } from './order-intent';
import { settleOrder } from './settle-order';
import { keepUnreported, readUnreported } from './unreported-result';

const values = filledPreorder();
const result = { razorpay_order_id: 'o', razorpay_payment_id: 'pay_1', razorpay_signature: 's' };
const settled = { kind: 'needs-person', trackingId: 'O-1', reference: 'first' } as const;

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  keptDraft(preorderDraft.name).writeTyped(preorderDraft.fields, { ...values });
  keyForOrder(buildOrder(values));
});

it('an order that is settled leaves nothing of what was typed or reported in the tab', () => {
  keepUnreported({ reference: 'first', result });
  settleOrder(settled);
  expect({ ...window.sessionStorage }).toEqual({});
});

it('a payment of another order that could not be reported stays kept', () => {
  keepUnreported({ reference: 'second', result });
  settleOrder(settled);
  expect(readUnreported()).toEqual({ reference: 'second', result });
});
