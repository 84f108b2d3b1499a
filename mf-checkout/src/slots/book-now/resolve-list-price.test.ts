import { resolveListPrice } from './resolve-list-price';

const plain = {
  ai_amount: 149999,
  ai_preorder_amount: 999,
  coupon_status: null,
  coupon_details: null,
};
const prices = { aid_item_actual_price: 149999, aid_item_discount_price: 143999 };
const offer = { kind: 'offer', amount: 143999, original: 149999 };

describe('the price on a Book Now card', () => {
  it('is the pre-book amount', () => {
    expect(resolveListPrice(plain)).toEqual({ kind: 'pre-book', amount: 999 });
  });

  it('is the offer when the default coupon applies, as an object or as a list', () => {
    const withCoupon = { ...plain, coupon_status: 'default' };
    expect(resolveListPrice({ ...withCoupon, coupon_details: prices })).toEqual(offer);
    expect(resolveListPrice({ ...withCoupon, coupon_details: [prices] })).toEqual(offer);
  });

  it('is no offer with another status or without details', () => {
    expect(
      resolveListPrice({ ...plain, coupon_status: 'expired', coupon_details: prices }).kind,
    ).toBe('pre-book');
    expect(resolveListPrice({ ...plain, coupon_status: 'default', coupon_details: [] }).kind).toBe(
      'pre-book',
    );
  });

  it('is the ex-showroom price of what cannot be pre-booked', () => {
    expect(resolveListPrice({ ...plain, ai_preorder_amount: 0 })).toEqual({
      kind: 'ex-showroom',
      amount: 149999,
    });
  });
});
