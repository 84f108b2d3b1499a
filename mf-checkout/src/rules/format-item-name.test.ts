import { formatItemName } from './format-item-name';

describe('the name of an item', () => {
  it('has title and variant', () => {
    expect(formatItemName({ title: 'Vayu Marut', variant: 'GT' })).toBe('Vayu Marut GT');
  });

  it('hides a variant of 0', () => {
    expect(formatItemName({ title: 'Vayu One', variant: '0' })).toBe('Vayu One');
  });
});
