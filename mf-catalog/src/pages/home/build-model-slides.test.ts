import type { ProductGroups } from '@site/contract';
import { buildModelSlides } from './build-model-slides';

const image = { src: '/static/img/x', width: 4, height: 3, widths: [4], blur: '', alt: '' };
const product = {
  ai_images: [image],
  ai_preorder_amount: 999,
  coupon_status: null,
  coupon_details: null,
};
const products: ProductGroups = [
  [{ ...product, ai_title: 'Vayu One', ai_variant: '0', ai_amount: 129_000 }],
  [{ ...product, ai_title: 'Vayu Marut', ai_variant: 'GT', ai_amount: 199_000 }],
];

it('a picture of a model has the page and price of the product that its id names', () => {
  const slides = buildModelSlides(
    [
      { id: 'vayu_one-0', name: 'Vayu One', image },
      { id: 'vayu_marut-gt', name: 'Marut GT', image },
    ],
    products,
  );
  expect(slides).toMatchObject([
    { path: '/product/vayu_one', price: { kind: 'ex-showroom', amount: 129_000 } },
    { path: '/product/vayu_marut?variant=gt', price: { amount: 199_000 } },
  ]);
});

it('a picture leads to a variant of several words as the product page names it', () => {
  const longRange = { ...product, ai_title: 'Vayu Marut', ai_variant: 'Long Range', ai_amount: 1 };
  const slides = buildModelSlides(
    [{ id: 'vayu_marut-long_range', name: 'Long Range', image }],
    [[longRange]],
  );
  expect(slides[0]?.path).toBe('/product/vayu_marut?variant=long_range');
});

it('a picture without a product stays a picture with a name', () => {
  const [slide] = buildModelSlides([{ id: 'concept', name: 'Concept', image }], products);
  expect(slide).toEqual({ id: 'concept', name: 'Concept', image });
});
