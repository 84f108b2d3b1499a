import { parseOrderedItem } from './parse-ordered-item';

describe('the ordered product', () => {
  it('has its words capitalised and its variant upper-cased', () => {
    expect(parseOrderedItem('vayu_marut-gt-graphite-1')).toEqual({
      product: 'Vayu Marut',
      variant: 'GT',
    });
  });

  it('has no variant when it is 0 or missing', () => {
    expect(parseOrderedItem('vayu_one-0-red-1')).toEqual({ product: 'Vayu One', variant: '' });
    expect(parseOrderedItem('vayu_one')).toEqual({ product: 'Vayu One', variant: '' });
  });

  it('is that of the first item of a list', () => {
    expect(parseOrderedItem('vayu_marut-tour-teal-1,vayu_one-0-red-1').variant).toBe('TOUR');
  });

  it('is empty for an empty text', () => {
    expect(parseOrderedItem('')).toEqual({ product: '', variant: '' });
  });
});
