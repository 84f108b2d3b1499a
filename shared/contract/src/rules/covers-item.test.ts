import { coversItem } from './covers-item';

describe('what an offer covers', () => {
  it.each([
    [['vayu_marut-gt-red'], 'vayu_marut-gt-red', true],
    [['vayu_marut-gt-red'], 'vayu_marut-gt-green', false],
    [['vayu_marut-gt'], 'vayu_marut-gt-green', true],
    [['vayu_one-0'], 'vayu_one-0-teal', true],
    [['Vayu_Marut-GT'], 'vayu_marut-gt-green', true],
    [['vayu_marut-sport', 'vayu_marut-gt'], 'vayu_marut-gt-green', true],
    [['vayu_marut-g'], 'vayu_marut-gt-green', false],
    [['vayu_marut'], 'vayu_marut-gt-green', false],
    [['vayu_marut-gt'], 'vayu_marut-gt', true],
    [['vayu_marut-gt-red'], 'vayu_marut-gt', false],
    [[' vayu_marut-gt-red '], 'vayu_marut-gt-red', true],
    [[], 'vayu_marut-gt-green', false],
  ])('says of the codes %j and the item %s: %s', (codes, itemKey, wanted) => {
    expect(coversItem(codes, itemKey)).toBe(wanted);
  });
});
