import type { Offer } from '@site/contract';
import { offersOfModels } from './offers-of-models';

const offer = (aid_code: string, aid_for_items: string) => ({ aid_code, aid_for_items }) as Offer;
const offers = [
  offer('APEX7', 'vayu_marut-sport-blue,vayu_marut-sport-red'),
  offer('CITY', 'vayu_one-0-red'),
  offer('EVERY', 'vayu_marut-cargo'),
  offer('LOUD', 'Vayu_Marut-Drift'),
];

describe('the offers of a product', () => {
  it('are those that name one of its models', () => {
    const models = ['vayu_marut-sport', 'vayu_marut-cargo', 'vayu_marut-drift'];
    const named = offersOfModels(offers, models);
    expect(named.map(({ aid_code }) => aid_code)).toEqual(['APEX7', 'EVERY', 'LOUD']);
  });
});
