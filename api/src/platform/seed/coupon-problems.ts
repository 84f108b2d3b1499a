import { coversItem, formatItemName } from '@site/contract';
import type { SeedDiscount } from '../../../seeds/seed-schemas';
import { placed, repeated, variantsOf } from './placed';
import type { SeedData } from './seed-files';

type Coupon = SeedData['coupons'][number];

/** An item that can be ordered, with its price before any offer, in paise. */
interface Priced {
  item_key: string;
  paise: number;
}

/** What a discount takes off a price at most, in paise. */
const mostOff = (discount: SeedDiscount, paise: number): number =>
  discount.kind === 'flat'
    ? discount.amount_paise
    : Math.min(discount.max_paise, (paise * discount.basis_points) / 10_000);

const areAtOneTime = (one: Coupon, other: Coupon): boolean =>
  Date.parse(one.valid_from) <= Date.parse(other.valid_until) &&
  Date.parse(other.valid_from) <= Date.parse(one.valid_until);

/** What is wrong with the standing offers that apply to the items of a coupon while it does. */
function standingProblem(
  coupon: Coupon,
  covered: readonly Priced[],
  standing: readonly Coupon[],
): string | undefined {
  for (const { item_key, paise } of covered) {
    const other = standing.find(
      (one) => coversItem(one.item_keys, item_key) && areAtOneTime(one, coupon),
    );
    if (!other) continue;
    if (coupon.applies_by_default)
      return `: another coupon applies to ${item_key} by default already.`;
    if (mostOff(coupon.discount, paise) < mostOff(other.discount, paise))
      return `.discount: with it ${item_key} costs more than without a code, because of ${other.code}.`;
  }
  return undefined;
}

/** What is wrong with a coupon itself, each with its place in it. */
function ownProblems(coupon: Coupon, names: ReadonlySet<string>): string[] {
  const { discount, product_title, valid_from, valid_until } = coupon;
  const amount = discount.kind === 'flat' ? discount.amount_paise : discount.max_paise;
  const problems: string[] = [];
  if (!names.has(product_title))
    problems.push(`.product_title: nothing that is sold is called "${product_title}".`);
  if (amount % 100 !== 0)
    problems.push(
      `.discount: ${amount} paise are no whole rupees. Amounts are in paise: ₹6,000 is 600000.`,
    );
  if (Date.parse(valid_until) <= Date.parse(valid_from))
    problems.push('.valid_until: it is not after valid_from.');
  return problems;
}

/** What is wrong with coupons, also beside what is sold and beside each other. */
export function couponProblems({ coupons, products }: SeedData): string[] {
  const variants = variantsOf(products);
  const prices = variants.flatMap(({ variant }) =>
    variant.items.map(({ item_key }) => ({ item_key, paise: variant.ex_showroom_paise })),
  );
  const names = new Set(
    products.flatMap(({ title, variants: own }) => [
      title,
      ...own.map(({ variant }) => formatItemName({ title, variant })),
    ]),
  );
  const problems = coupons.flatMap((coupon, at) => {
    const covered = prices.filter(({ item_key }) => coversItem(coupon.item_keys, item_key));
    const gone = coupon.item_keys.filter(
      (code) => !prices.some(({ item_key }) => coversItem([code], item_key)),
    );
    const takesAll = covered.some(({ paise }) => paise <= mostOff(coupon.discount, paise));
    // Of two that stand by default the later one is named.
    const standing = coupons.filter(
      (other, place) =>
        other.applies_by_default && (coupon.applies_by_default ? place < at : place !== at),
    );
    const wrong = [
      ...gone.map((code) => `.item_keys: nothing that is sold has the code "${code}".`),
      ...ownProblems(coupon, names),
      ...(takesAll ? ['.discount: it takes off the whole price of what it is for.'] : []),
      standingProblem(coupon, covered, standing) ?? [],
    ].flat();
    return wrong.map((says) => `coupons.json at ${at}${says}`);
  });
  return [
    ...repeated(
      'coupons',
      placed(coupons, 'code', ({ code }) => code),
    ),
    ...problems,
  ];
}
