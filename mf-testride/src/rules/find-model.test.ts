import { findModel } from './find-model';

const products = ['Vayu One', 'Vayu Marut GT'];

it.each([
  ['vayu_marut_gt', 'Vayu Marut GT'],
  ['VAYU_ONE', 'Vayu One'],
  ['vayu_two', ''],
  [null, ''],
])('the model of the slug %s is "%s"', (slug, name) => {
  expect(findModel(products, slug)).toBe(name);
});
