import fc from 'fast-check';
import { addCharges } from './charges';
import { discountPaise } from './discount';
import { floorToRupee, fromRupees, shareOf, toRupees } from './paise';
import { amountToPay, priceItem } from './price-item';

const rupees = fc.integer({ min: 1, max: 5_000_000 }).map(fromRupees);
const rate = fc.record({
  charge_type: fc.string(),
  basis_points: fc.integer({ min: 0, max: 10_000 }),
});
const discount = fc.oneof(
  fc.record({
    kind: fc.constant('flat' as const),
    amount_paise: fc.integer({ min: -1e9, max: 1e9 }),
  }),
  fc.record({
    kind: fc.constant('percent' as const),
    basis_points: fc.integer({ min: 0, max: 10_000 }),
    max_paise: fc.option(fc.integer({ min: 0, max: 1e9 }), { nil: undefined }),
  }),
);
const input = fc.record({
  exShowroomPaise: rupees,
  preorderPaise: rupees,
  discount: fc.option(discount, { nil: undefined }),
  platformFee: rate,
  deliveryCharges: fc.array(rate, { maxLength: 5 }),
});
const FEE = { charge_type: 'Platform fee', basis_points: 300 };

it('a pre-booking costs its amount and the platform fee, whatever the charges of the place are', () => {
  const price = priceItem({
    exShowroomPaise: fromRupees(189_999),
    preorderPaise: fromRupees(2_499),
    platformFee: FEE,
    deliveryCharges: [{ charge_type: 'Insurance', basis_points: 500 }],
  });
  expect(price.preorderCharges.map(({ type }) => type)).toEqual(['Platform fee']);
  expect(toRupees(price.finalPreorderPaise)).toBe(2_573);
});

describe('every price', () => {
  it('is a whole, non-negative number of rupees', () => {
    fc.assert(
      fc.property(input, (given) => {
        const price = priceItem(given);
        const amounts = [
          price.actualPaise,
          price.discountPaise,
          price.amountPaise,
          price.finalPaise,
          price.preorderPaise,
          price.finalPreorderPaise,
          ...[...price.charges, ...price.preorderCharges].map(({ paise }) => paise),
        ];
        for (const amount of amounts) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount % 100).toBe(0);
        }
      }),
    );
  });

  it('has totals that equal the sum of their lines', () => {
    fc.assert(
      fc.property(input, (given) => {
        const price = priceItem(given);
        const sum = (lines: { paise: number }[]): number =>
          lines.reduce((total, { paise }) => total + paise, 0);
        expect(price.actualPaise - price.discountPaise).toBe(price.amountPaise);
        expect(price.amountPaise + sum(price.charges)).toBe(price.finalPaise);
        expect(price.preorderPaise + sum(price.preorderCharges)).toBe(price.finalPreorderPaise);
      }),
    );
  });

  it('never rises with a discount, and leaves the pre-booking alone', () => {
    fc.assert(
      fc.property(input, (given) => {
        const discounted = priceItem(given);
        const plain = priceItem({ ...given, discount: undefined });
        expect(discounted.finalPaise).toBeLessThanOrEqual(plain.finalPaise);
        expect(discounted.finalPreorderPaise).toBe(plain.finalPreorderPaise);
      }),
    );
  });
});

describe('charges', () => {
  it('are rates of the base, rounded down to rupees: 3 % of Rs 999 are Rs 29', () => {
    expect(shareOf(99_900, 300)).toBe(2_900);
    const { lines, totalPaise } = addCharges(99_900, [FEE]);
    expect(lines).toEqual([{ type: 'Platform fee', basisPoints: 300, paise: 2_900 }]);
    expect(totalPaise).toBe(102_800);
  });

  it('come to what integer parsing of base + base * rate / 100 gives (spec §9)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (base, percent) => {
          const { totalPaise } = addCharges(fromRupees(base), [
            { charge_type: 'Fee', basis_points: percent * 100 },
          ]);
          expect(toRupees(totalPaise)).toBe(base + Math.floor((base * percent) / 100));
        },
      ),
    );
  });

  it('do not charge charges', () => {
    const { lines } = addCharges(10_000_00, [FEE, FEE]);
    expect(lines.map(({ paise }) => paise)).toEqual([300_00, 300_00]);
  });
});

describe('discounts', () => {
  it('take off a fixed amount, at most the price', () => {
    expect(discountPaise({ kind: 'flat', amount_paise: 600_000 }, 14_999_900)).toBe(600_000);
    expect(discountPaise({ kind: 'flat', amount_paise: 600_000 }, 100_000)).toBe(100_000);
  });

  it('take off a share up to its limit, in whole rupees', () => {
    const percent = { kind: 'percent' as const, basis_points: 700, max_paise: 1_500_000 };
    expect(discountPaise(percent, 20_499_900)).toBe(1_434_900);
    expect(discountPaise(percent, 40_000_000)).toBe(1_500_000);
  });

  it('never exceed the price nor fall below nought', () => {
    fc.assert(
      fc.property(discount, rupees, (given, price) => {
        const off = discountPaise(given, price);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(price);
        expect(off).toBe(floorToRupee(off));
      }),
    );
  });
});

describe('the amount to pay', () => {
  const price = { finalPaise: 20_000_000, finalPreorderPaise: 102_800 };

  it('is the full amount for a full order with a billing state', () => {
    expect(amountToPay(price, { orderType: 'order', billingState: 'Telangana' })).toBe(20_000_000);
  });

  it('is the pre-booking amount without a billing state, and for a pre-booking', () => {
    expect(amountToPay(price, { orderType: 'order', billingState: ' ' })).toBe(102_800);
    expect(amountToPay(price, { orderType: 'preorder', billingState: 'Telangana' })).toBe(102_800);
  });
});
