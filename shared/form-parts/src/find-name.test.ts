import { findName, withTyped } from './find-name';

const names = ['Kerala', 'Tamil Nadu'];

it('the search for a name finds what was typed, whatever its case and the spaces around it', () => {
  expect(findName(names, ' tamil nadu ')).toBe('Tamil Nadu');
  expect(findName(names, 'Tamil')).toBeUndefined();
  expect(findName(names, '')).toBeUndefined();
});

it('the search for a name keeps what was typed among the names to choose from', () => {
  expect(withTyped(names, 'Malabar')).toEqual(['Malabar', 'Kerala', 'Tamil Nadu']);
  expect(withTyped(names, 'Kerala')).toBe(names);
  expect(withTyped(names, '')).toBe(names);
});
