import { resolvePaymentEntry } from './resolve-payment-entry';

const info = {
  transaction_vendor_order_id: 'order_1',
  transaction_amount: 2573,
  payment_provider: 'sandbox',
  payment_key: 'key_1',
  order_reference: 'reference_1',
};
const answer = (change: object) => ({
  response_data: { payment_entry_info: { ...info, ...change } },
});

describe('the payment entry of a created order', () => {
  it('is ready with id, amount, key and reference', () => {
    expect(resolvePaymentEntry(answer({}))).toEqual({
      kind: 'ready',
      entry: { vendorOrderId: 'order_1', amount: 2573, key: 'key_1' },
      reference: 'reference_1',
    });
  });

  it.each([
    answer({ transaction_vendor_order_id: '' }),
    answer({ transaction_vendor_order_id: undefined }),
    { response_data: {} },
    {},
    null,
    'text',
  ])('has no order id: %j', (data) => {
    expect(resolvePaymentEntry(data)).toEqual({ kind: 'no-order-id' });
  });

  it.each([
    { payment_key: '' },
    { payment_key: undefined },
    { transaction_amount: 0 },
    { transaction_amount: 12.5 },
    { transaction_amount: '2573' },
    { order_reference: undefined },
  ])('misses a field: %j', (change) => {
    expect(resolvePaymentEntry(answer(change))).toEqual({ kind: 'missing-fields' });
  });
});
