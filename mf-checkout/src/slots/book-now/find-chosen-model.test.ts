import type { Product } from '@site/contract';
import { findChosenModel, type Model } from './find-chosen-model';

const model = (ai_title: string, ai_variant: string, colours: string[]): Model => ({
  product: { ai_title, ai_variant } as Product,
  colours,
});
const models = [
  model('Vayu One', '0', ['Red']),
  model('Vayu Marut', 'GT', ['Graphite', 'Red']),
  model('Vayu Marut', 'Cargo', ['Sand']),
];

it.each([
  ['/product/vayu_marut', '', { index: 1 }],
  ['/product/vayu_marut', 'variant=cargo', { index: 2 }],
  ['/product/vayu_marut', 'variant=gt&colour=red', { index: 1, colour: 'Red' }],
  ['/product/vayu_marut', 'variant=cargo&colour=red', { index: 2 }],
  ['/product/vayu_marut/technical-specifications', 'colour=red', { index: 1, colour: 'Red' }],
  ['/product/vayu_one', 'colour=RED', { index: 0, colour: 'Red' }],
  ['/vayu_marut-cargo/preorder', '', { index: 2 }],
  ['/vayu_marut-gt-red/preorder/MARUT10', '', { index: 1, colour: 'Red' }],
  ['/vayu_marut-gt/preorder', 'variant=cargo', { index: 2 }],
  ['/product/vayu_marut_max', '', undefined],
  ['/', '', undefined],
  ['/offers', 'colour=red', undefined],
])('a visitor on %s with "%s" looks at the model %j', (pathname, query, chosen) => {
  expect(findChosenModel(models, pathname, new URLSearchParams(query))).toEqual(chosen);
});
