import type { Offer } from '@site/contract';
import { findVariantOffer } from './find-variant-offer';

const offer = (aid_code: string, aid_for_items: string) => ({ aid_code, aid_for_items }) as Offer;
const offers = [
  offer('APEX7', 'vayu_marut-sport-blue,vayu_marut-sport-red'),
  offer('CITY', 'vayu_one-0-red'),
  offer('BOTH', 'vayu_marut-gt-red,vayu_marut-tour-sand'),
];

it.each([
  ['vayu_marut-sport', 'APEX7'],
  ['vayu_one-0', 'CITY'],
  ['vayu_marut-tour', 'BOTH'],
  ['vayu_marut-cargo', undefined],
])('for %s it is %s', (modelKey, code) => {
  expect(findVariantOffer(offers, modelKey)?.aid_code).toBe(code);
});
