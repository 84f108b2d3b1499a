import { discounted, sampleItem } from '../../testing/sample-products';
import { isOfferApplied } from './is-offer-applied';

describe('an offer code', () => {
  it('is applied when the discount is its own, in any case', () => {
    expect(isOfferApplied(sampleItem(discounted), ' windfall')).toBe(true);
  });

  it('is not applied when another discount is, or none', () => {
    expect(isOfferApplied(sampleItem(discounted), 'MONSOON')).toBe(false);
    expect(isOfferApplied(sampleItem(), 'WINDFALL')).toBe(false);
    expect(isOfferApplied(sampleItem({ ...discounted, discount_status: false }), 'WINDFALL')).toBe(
      false,
    );
  });
});
