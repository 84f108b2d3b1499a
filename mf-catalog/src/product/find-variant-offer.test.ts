import type { Offer } from '@site/contract';
import { findVariantOffer, offersOfVariants } from './find-variant-offer';

const offer = (aid_code: string, aid_for_items: string) => ({ aid_code, aid_for_items }) as Offer;
const offers = [
  offer('APEX7', 'vayu_marut-sport-blue,vayu_marut-sport-red'),
  offer('CITY', 'vayu_one-0-red'),
  offer('EVERY', 'vayu_marut-cargo'),
  offer('BOTH', 'vayu_marut-gt-red,vayu_marut-tour-sand'),
];

describe('the offer of a variant', () => {
  it.each([
    ['vayu_marut-sport', 'blue', 'APEX7'],
    ['vayu_marut-sport', 'red', 'APEX7'],
    ['vayu_marut-sport', 'black', undefined],
    ['vayu_one-0', 'red', 'CITY'],
    ['vayu_marut-tour', 'sand', 'BOTH'],
    ['vayu_marut-cargo', 'green', 'EVERY'],
    ['vayu_marut-cargo', undefined, 'EVERY'],
    ['vayu_marut-motor', 'red', undefined],
  ])('for %s in %s is %s', (modelKey, colour, code) => {
    expect(findVariantOffer(offers, modelKey, colour)?.aid_code).toBe(code);
  });
});

describe('the offers of a product', () => {
  const colours = (...ids: string[]) =>
    ids.map((id) => ({ id, label: id, hex: undefined, image: undefined }));

  it('are those that one of its variants shows in one of its colours', () => {
    const shown = offersOfVariants(offers, [
      { modelKey: 'vayu_marut-sport', colours: colours('black', 'red') },
      { modelKey: 'vayu_marut-cargo', colours: [] },
      { modelKey: 'vayu_marut-tour', colours: colours('blue') },
    ]);
    expect(shown.map(({ aid_code }) => aid_code)).toEqual(['APEX7', 'EVERY']);
  });
});
