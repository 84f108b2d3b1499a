import type { Offer } from '@site/contract';
import { findVariantOffer } from './find-variant-offer';

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
    const variant = { modelKey, price: { kind: 'ex-showroom', amount: 1 } } as const;
    expect(findVariantOffer(offers, variant, colour)?.aid_code).toBe(code);
  });

  it('is the one that its price has already, though another one with a code is listed first', () => {
    const price = { kind: 'offer', amount: 143_999, original: 149_999 } as const;
    const one = { modelKey: 'vayu_one-0', price };
    const standing = { ...offer('STANDING', 'vayu_one-0'), aid_in_price: true };
    expect(findVariantOffer([...offers, standing], one, 'red')?.aid_code).toBe('STANDING');
    // What is in the price is not listed: the page does not call another offer so.
    expect(findVariantOffer(offers, one, 'red')).toBeUndefined();
  });
});
