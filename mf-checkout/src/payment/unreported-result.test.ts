/** @jest-environment jsdom */
import { forgetUnreported, keepUnreported, readUnreported } from './unreported-result';

const payment = {
  reference: 'first',
  result: { razorpay_order_id: 'o', razorpay_payment_id: 'pay_1', razorpay_signature: 's' },
};
const { razorpay_signature: _, ...unsigned } = payment.result;

afterEach(() => {
  forgetUnreported();
  window.sessionStorage.clear();
});

it('a payment that is still to be reported stays with its tab, and not on the device', () => {
  keepUnreported(payment);
  expect(window.sessionStorage).toHaveLength(1);
  expect(window.localStorage).toHaveLength(0);
});

it.each([
  ['no signature', { ...payment, result: unsigned }],
  ['no order that it is about', { result: payment.result }],
  ['a number as its reference', { ...payment, reference: 7 }],
  ['no result', { reference: 'first' }],
  ['nothing', null],
])('a kept payment with %s is reported by nobody', (_what, kept) => {
  keepUnreported(payment);
  expect(readUnreported()).toEqual(payment);
  keepUnreported(kept as never);
  expect(readUnreported()).toBeUndefined();
});
