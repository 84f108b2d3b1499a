import { discounted, sampleItem } from '../../sample-products';
import { buildFullPriceLines, buildPreorderLines } from './build-price-lines';

describe('what a pre-booking costs', () => {
  it('is the pre-book amount and its fee, with the total of the server', () => {
    expect(buildPreorderLines(sampleItem())).toEqual({
      lines: [
        { label: 'Pre-book amount', amount: 2499 },
        { label: 'Platform fee (3%)', amount: 74 },
      ],
      total: 2573,
    });
  });

  it('has no fee line when nothing is added', () => {
    const item = sampleItem({ final_preorder_amount: 2499 });
    expect(buildPreorderLines(item).lines).toHaveLength(1);
  });

  it('does not name one charge when several apply', () => {
    const charge = { charge_type: 'Handling', charge_percentage: 2, charge_amount: 3800 };
    const item = sampleItem({ charges: [charge, { ...charge, charge_type: 'Platform fee' }] });
    expect(buildPreorderLines(item).lines[1]?.label).toBe('Fees');
  });
});

describe('what the bike costs in full', () => {
  it('is the price and each charge', () => {
    expect(buildFullPriceLines(sampleItem())).toEqual({
      lines: [
        { label: 'Ex-showroom price', amount: 189999 },
        { label: 'Platform fee (3%)', amount: 5699 },
      ],
      total: 195698,
    });
  });

  it('takes a discount off the original price', () => {
    expect(buildFullPriceLines(sampleItem(discounted)).lines[1]).toEqual({
      label: 'Discount',
      amount: -10000,
    });
  });
});
