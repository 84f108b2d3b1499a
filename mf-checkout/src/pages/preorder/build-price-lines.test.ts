import { discounted, sampleItem } from '../../testing/sample-products';
import {
  buildFullPriceLines,
  buildPreorderLines,
  hasChargesOfPlace,
  PRICE_NOTES,
} from './build-price-lines';

describe('what a pre-booking costs', () => {
  it('is the pre-book amount and its fee, with the total of the server', () => {
    expect(buildPreorderLines(sampleItem())).toEqual({
      lines: [
        { label: 'Pre-book amount', amount: 2499, note: PRICE_NOTES.preBook },
        { label: 'Platform fee (3%)', amount: 74, note: PRICE_NOTES.fee },
      ],
      total: 2573,
    });
  });

  it('has no fee line when nothing is added', () => {
    const item = sampleItem({ final_preorder_amount: 2499 });
    expect(buildPreorderLines(item).lines).toHaveLength(1);
  });

  it("names the platform fee beside a place's charges, and no charge that is not on it", () => {
    const charge = { charge_type: 'Handling', charge_percentage: 2, charge_amount: 3800 };
    const fee = { ...charge, charge_type: 'Platform fee', charge_percentage: 3 };
    const label = (charges: (typeof fee)[]) =>
      buildPreorderLines(sampleItem({ charges })).lines[1]?.label;
    expect(label([charge, fee])).toBe('Platform fee (3%)');
    expect(label([charge])).toBe('Fees');
  });
});

describe('what the bike costs in full', () => {
  it('is the price and each charge', () => {
    expect(buildFullPriceLines(sampleItem())).toEqual({
      lines: [
        { label: 'Ex-showroom price', amount: 189999, note: PRICE_NOTES.item },
        { label: 'Platform fee (3%)', amount: 5699, note: PRICE_NOTES.fee },
      ],
      total: 195698,
    });
  });

  it('takes a discount off the original price', () => {
    const [price, discount] = buildFullPriceLines(sampleItem(discounted)).lines;
    expect(price?.amount).toBe(189999);
    expect(discount).toEqual({
      label: 'Discount',
      amount: -10000,
      note: '₹10,000 off the Marut GT',
    });
  });

  it('has no line for a charge of nothing', () => {
    const free = { charge_type: 'Insurance', charge_percentage: 0, charge_amount: 0 };
    const { charges } = sampleItem();
    const lines = (more: typeof charges) =>
      buildFullPriceLines(sampleItem({ charges: [...charges, ...more] })).lines;
    expect(lines([free])).toEqual(lines([]));
  });
});

it('a price is one for the road when registration or insurance is on it, not with the platform fee alone', () => {
  const fee = { charge_type: 'Platform fee', charge_percentage: 3, charge_amount: 5699 };
  const registration = { ...fee, charge_type: 'Registration and handling' };
  expect(hasChargesOfPlace(sampleItem({ charges: [fee] }))).toBe(false);
  expect(hasChargesOfPlace(sampleItem({ charges: [fee, registration] }))).toBe(true);
});
