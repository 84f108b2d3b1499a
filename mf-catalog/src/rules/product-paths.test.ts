import {
  buildDisplayName,
  buildModelKey,
  buildOfferPath,
  buildPreorderPath,
  buildProductPath,
  buildProductSlug,
  buildSpecificationsPath,
} from './product-paths';

describe('product slug', () => {
  it('lower-cases the title and turns every space into an underscore', () => {
    expect(buildProductSlug('Vayu Marut Long Range')).toBe('vayu_marut_long_range');
    expect(buildProductPath('Vayu One')).toBe('/product/vayu_one');
  });
});

describe('pre-order path', () => {
  it('joins title and variant with a hyphen, lower-cased', () => {
    expect(buildPreorderPath('Vayu Marut', 'GT')).toBe('/vayu_marut-gt/preorder');
  });
  it('keeps the variant 0 of a product without variants', () => {
    expect(buildPreorderPath('Vayu One', '0')).toBe('/vayu_one-0/preorder');
  });
  it('replaces only the first space of the title', () => {
    expect(buildPreorderPath('Vayu Marut Max', 'GT')).toBe('/vayu_marut%20max-gt/preorder');
  });
  it('ends with the offer code when there is one', () => {
    expect(buildPreorderPath('Vayu Marut', 'GT', 'DIWALI10')).toBe(
      '/vayu_marut-gt/preorder/DIWALI10',
    );
  });
});

describe('offer path', () => {
  it('uses the first item code and the offer code', () => {
    const offer = {
      aid_code: 'MONSOON',
      aid_for_items: 'vayu_marut-sport-blue, vayu_marut-gt-graphite',
    };
    expect(buildOfferPath(offer)).toBe('/vayu_marut-sport/preorder/MONSOON');
  });
  it('falls back to variant 0 for an item code without a variant', () => {
    expect(buildOfferPath({ aid_code: 'A', aid_for_items: 'vayu_one' })).toBe(
      '/vayu_one-0/preorder/A',
    );
  });
  it('has no address without an item', () => {
    expect(buildOfferPath({ aid_code: 'A', aid_for_items: ' ' })).toBeUndefined();
  });
});

describe('specifications path and key', () => {
  it('names the variant only when the product has variants', () => {
    expect(buildSpecificationsPath('Vayu One', '0')).toBe(
      '/product/vayu_one/technical-specifications',
    );
    expect(buildSpecificationsPath('Vayu Marut', 'Tour')).toBe(
      '/product/vayu_marut/technical-specifications?variant=tour',
    );
  });
  it('keys specifications by model and variant', () => {
    expect(buildModelKey('Vayu Marut', 'Cargo')).toBe('vayu_marut-cargo');
  });
});

it('hides the variant 0 in the name', () => {
  expect(buildDisplayName('Vayu One', '0')).toBe('Vayu One');
  expect(buildDisplayName('Vayu Marut', 'GT')).toBe('Vayu Marut GT');
});
