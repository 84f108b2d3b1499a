import { product, productPage } from '../testing/sample-catalog';
import { buildProduct, chooseById, isRidden } from './build-product';

const groups = [
  [product({ ai_title: 'Vayu One', ai_variant: '0' })],
  [
    product({ ai_variant: 'GT', ai_colour: 'Graphite' }),
    product({ ai_variant: 'GT', ai_colour: 'Red', ai_amount: 5 }),
  ],
  [product({ ai_variant: 'Sport', ai_amount: 229_000 })],
];

describe('product of a slug', () => {
  it('has one variant per group, priced by the first item of the group', () => {
    const view = buildProduct('vayu_marut', groups, productPage);
    expect(view?.variants.map(({ name, price }) => [name, price.amount])).toEqual([
      ['Vayu Marut GT', 199_000],
      ['Vayu Marut Sport', 229_000],
    ]);
  });

  it('lists every item of a group as a colour, with the paint that the content knows', () => {
    const [gt] = buildProduct('vayu_marut', groups, productPage)?.variants ?? [];
    expect(gt?.colours).toMatchObject([
      { id: 'graphite', label: 'Graphite', hex: '#4a4f57' },
      { id: 'red', label: 'Red', hex: undefined },
    ]);
  });

  it('names a variant of several words in its address as all links do', () => {
    const [variant] =
      buildProduct('vayu_marut', [[product({ ai_variant: 'Long Range' })]], productPage)
        ?.variants ?? [];
    expect(variant?.id).toBe('long_range');
  });

  it('hides the variant 0 in the name', () => {
    expect(buildProduct('vayu_one', groups, undefined)?.variants[0]?.name).toBe('Vayu One');
  });

  it('has the banner of its content, unless it is the first model', () => {
    expect(buildProduct('vayu_marut', groups, productPage)?.banner).toEqual(productPage.banner);
    expect(buildProduct('vayu_one', groups, productPage)?.banner).toBeUndefined();
    expect(buildProduct('vayu_marut', groups, undefined)?.banner).toBeUndefined();
  });

  it('is undefined for a slug that no product has', () => {
    expect(buildProduct('vayu_two', groups, undefined)).toBeUndefined();
  });
});

describe('choice', () => {
  const choices = [{ id: 'gt' }, { id: 'sport' }];
  it('follows the address in any letter case', () => {
    expect(chooseById(choices, 'Sport')).toEqual({ id: 'sport' });
  });
  it('is the first one for nothing or something unknown', () => {
    expect(chooseById(choices, null)).toEqual({ id: 'gt' });
    expect(chooseById(choices, 'moon')).toEqual({ id: 'gt' });
  });
});

describe('test ride', () => {
  const gt = productPage.variants['gt'];
  it('is offered for what consumes', () => {
    expect(isRidden({ content: gt })).toBe(true);
  });
  it('is offered neither for a part nor while nothing is known', () => {
    expect(isRidden({ content: undefined })).toBe(false);
    if (!gt) throw new Error('no GT in the test data');
    const { consumption: _, ...part } = gt;
    expect(isRidden({ content: part })).toBe(false);
  });
});
