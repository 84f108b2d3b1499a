import { toSlugPart } from '../../rules/to-slug-part';
import { parseProductSlug } from './parse-product-slug';

describe('the slug of a pre-order address', () => {
  it('names title and variant', () => {
    expect(parseProductSlug('vayu_marut-gt')).toEqual({
      itemKey: 'vayu_marut-gt',
      title: 'vayu_marut',
      variant: 'gt',
    });
  });

  it('names the colour too when it comes from an item code of an offer', () => {
    expect(parseProductSlug('vayu_marut-gt-graphite')).toMatchObject({ colour: 'graphite' });
  });

  it('may be a title alone', () => {
    expect(parseProductSlug('vayu_one')).toEqual({ itemKey: 'vayu_one', title: 'vayu_one' });
  });

  it('is read without regard to case and spaces around it', () => {
    expect(parseProductSlug(' Vayu One-0 ')).toEqual({
      itemKey: 'vayu_one-0',
      title: 'vayu_one',
      variant: '0',
    });
  });

  it('names no variant when the part is empty', () => {
    expect(parseProductSlug('vayu_one-')).toEqual({ itemKey: 'vayu_one-', title: 'vayu_one' });
  });

  it('is made from a name of the API', () => {
    expect(toSlugPart('Pearl White')).toBe('pearl_white');
  });
});
