import { image, product } from '../testing/sample-catalog';
import { buildMenuEntries } from './build-menu-entries';

const link = (label: string) => ({ label, to: `/product/${label}`, current: false });
const rangeOf = (value: string) => [
  { title: 'Performance', lines: [{ label: 'Range per Charge', value, unit: 'km' }] },
];
const groups = [
  [product({ ai_variant: 'GT', ai_amount: 199_000 })],
  [product({ ai_variant: 'Tour', ai_amount: 189_000, ai_images: [image('tour')] })],
  [product({ ai_title: 'Marut Motor', ai_variant: '0', ai_amount: 42_000 })],
];
const specs = { 'vayu_marut-gt': rangeOf('95'), 'vayu_marut-tour': rangeOf('180') };

it('a menu entry has the first picture, the lowest price and the longest range of a product with variants', () => {
  expect(buildMenuEntries([link('Vayu Marut')], groups, specs)).toEqual([
    {
      ...link('Vayu Marut'),
      image: image('gt-graphite-cutout'),
      price: { kind: 'ex-showroom', amount: 189_000 },
      range: '180 km',
      hasVariants: true,
    },
  ]);
});

it('a menu entry shows an offer that applies as such', () => {
  const offered = product({
    coupon_status: 'default',
    coupon_details: { aid_item_actual_price: 199_000, aid_item_discount_price: 180_000 },
  });
  expect(buildMenuEntries([link('Vayu Marut')], [[offered]], specs)[0]?.price).toEqual({
    kind: 'offer',
    amount: 180_000,
    original: 199_000,
  });
});

it('a menu entry of a part has no range, and one of which nobody could read leaves everything out', () => {
  const [motor, other] = buildMenuEntries([link('Marut Motor'), link('Vayu One')], groups, specs);
  expect(motor).toMatchObject({ range: undefined, hasVariants: false, price: { amount: 42_000 } });
  expect(other).toEqual({
    ...link('Vayu One'),
    image: undefined,
    price: undefined,
    range: undefined,
    hasVariants: false,
  });
});
