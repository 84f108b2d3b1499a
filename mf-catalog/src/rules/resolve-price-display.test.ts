import { resolvePriceDisplay } from './resolve-price-display';

const details = { aid_item_actual_price: 199_000, aid_item_discount_price: 179_000 };

it('shows the offer price and the struck-through actual price while a default coupon applies', () => {
  expect(
    resolvePriceDisplay({ ai_amount: 199_000, coupon_status: 'default', coupon_details: details }),
  ).toEqual({ kind: 'offer', amount: 179_000, originalAmount: 199_000 });
});

it('reads coupon details that come as a list by their first entry', () => {
  expect(
    resolvePriceDisplay({ ai_amount: 1, coupon_status: 'default', coupon_details: [details] }),
  ).toEqual({ kind: 'offer', amount: 179_000, originalAmount: 199_000 });
});

it.each([
  ['another coupon status', { coupon_status: 'expired', coupon_details: details }],
  ['no coupon details', { coupon_status: 'default', coupon_details: null }],
  ['an empty list of details', { coupon_status: 'default', coupon_details: [] }],
  ['no coupon at all', {}],
])('shows the ex-showroom price with %s', (_case, coupon) => {
  expect(resolvePriceDisplay({ ai_amount: 199_000, ...coupon })).toEqual({
    kind: 'ex-showroom',
    amount: 199_000,
  });
});
