import { pricesOfItem, pricesOfProduct, resolvePriceDisplay } from './price-display';

it.each([
  [{ actual: 189_999 }, { kind: 'ex-showroom', amount: 189_999 }],
  [
    { actual: 189_999, offered: 179_999 },
    { kind: 'offer', amount: 179_999, original: 189_999 },
  ],
  // The server says that an offer applies; what it is worth is not asked.
  [
    { actual: 189_999, offered: 189_999 },
    { kind: 'offer', amount: 189_999, original: 189_999 },
  ],
])('the display of the prices %j is %j', (prices, display) => {
  expect(resolvePriceDisplay(prices)).toEqual(display);
});

const details = { aid_item_actual_price: 199_000, aid_item_discount_price: 179_000 };
const offer = { actual: 199_000, offered: 179_000 };

it.each([
  ['details', 'default', details, offer],
  ['a list of details', 'default', [details], offer],
  ['another coupon status', 'expired', details, { actual: 150_000 }],
  ['no details', 'default', null, { actual: 150_000 }],
  ['an empty list', 'default', [], { actual: 150_000 }],
  ['no coupon at all', undefined, undefined, { actual: 150_000 }],
])(
  'the prices of a listed product are read with %s',
  (_what, coupon_status, coupon_details, prices) => {
    expect(pricesOfProduct({ ai_amount: 150_000, coupon_status, coupon_details })).toEqual(prices);
  },
);

it.each([
  [true, 179_999, 179_999],
  [false, 179_999, undefined],
  [true, 189_999, 189_999],
])('an item with discount_status %s and amount %d is offered at %s', (status, amount, offered) => {
  const item = { discount_status: status, amount, actual_amount: 189_999 };
  expect(pricesOfItem(item)).toEqual({ actual: 189_999, offered });
});
