import { findModel } from './find-model';

const page = {
  products: ['Vayu One', 'Vayu Marut GT'],
  former_models: { vayu_gale_gt: 'Vayu Marut GT' },
};

it.each([
  ['vayu_marut_gt', 'Vayu Marut GT'],
  ['VAYU_ONE', 'Vayu One'],
  ['vayu_gale_gt', 'Vayu Marut GT'],
  ['Vayu_Gale_GT', 'Vayu Marut GT'],
  ['vayu_two', ''],
  ['', ''],
  [null, ''],
])('the model of the slug %s is "%s"', (slug, name) => {
  expect(findModel(page, slug)).toBe(name);
});

it('no model is found while the products of the page are not there', () => {
  expect(findModel(undefined, 'vayu_one')).toBe('');
});
