import { marut, one } from '../../testing/sample-products';
import { resolvePreselection } from './resolve-preselection';
import { withAddressChoice } from './use-selection';

describe('the preselection', () => {
  it('is the first variant and its first item', () => {
    expect(resolvePreselection(marut, {})?.item.item_key).toBe('vayu_marut-gt-graphite');
  });

  it('is the variant that the address names', () => {
    expect(resolvePreselection(marut, { variant: 'sport' })?.item.item_key).toBe(
      'vayu_marut-sport-blue',
    );
  });

  it('is the colour that the address names', () => {
    expect(resolvePreselection(marut, { variant: 'gt', colour: 'red' })?.item.colour).toBe('Red');
  });

  it('is the item whose code the address is, whatever its colour is called', () => {
    const items = marut.variants[0]?.items.map((item) =>
      item.colour === 'Red' ? { ...item, colour: 'Sunset' } : item,
    );
    const renamed = { ...marut, variants: [{ title: '', variant: 'GT', items: items ?? [] }] };
    const slug = { itemKey: 'vayu_marut-gt-red', variant: 'gt', colour: 'red' };
    expect(resolvePreselection(renamed, slug)?.item.colour).toBe('Sunset');
  });

  it('falls back to the first for names that do not exist', () => {
    expect(resolvePreselection(one, { variant: 'gt', colour: 'pink' })?.item.item_key).toBe(
      'vayu_one-0-red',
    );
  });

  it('is nothing without items', () => {
    expect(resolvePreselection({ title: 'x', variants: [] }, {})).toBeUndefined();
  });
});

it('the preselection is what was chosen on the page before the colour that the path names', () => {
  const path = { itemKey: 'vayu_marut-gt-red', title: 'vayu_marut', variant: 'gt', colour: 'red' };
  const chosen = (query: string) =>
    resolvePreselection(marut, withAddressChoice(path, new URLSearchParams(query)))?.item.item_key;
  expect(chosen('')).toBe('vayu_marut-gt-red');
  expect(chosen('variant=GT&colour=Graphite')).toBe('vayu_marut-gt-graphite');
  expect(chosen('variant=sport&colour=blue')).toBe('vayu_marut-sport-blue');
});
