import { discounted, sampleItem } from '../sample-products';
import { resolvePriceDisplay } from './resolve-price-display';

describe('the price on a variant card', () => {
  it('is the pre-book amount', () => {
    expect(resolvePriceDisplay(sampleItem())).toEqual({ kind: 'pre-book', amount: 2499 });
  });

  it('is the offer price with the original when a discount applies', () => {
    expect(resolvePriceDisplay(sampleItem(discounted))).toEqual({
      kind: 'offer',
      amount: 179999,
      original: 189999,
    });
  });

  it('is the ex-showroom price when nothing can be pre-booked', () => {
    expect(resolvePriceDisplay(sampleItem({ preorder_amount: 0 }))).toEqual({
      kind: 'ex-showroom',
      amount: 189999,
    });
  });

  it('strikes nothing through when the discount is worth nothing', () => {
    const item = sampleItem({ ...discounted, actual_amount: 179999 });
    expect(resolvePriceDisplay(item).kind).toBe('pre-book');
  });
});
