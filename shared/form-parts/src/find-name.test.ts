import { findName, withTyped } from './find-name';

const names = ['Kerala', 'Tamil Nadu'];

it('finds the name that was typed, whatever its case and the spaces around it', () => {
  expect(findName(names, ' tamil nadu ')).toBe('Tamil Nadu');
  expect(findName(names, 'Tamil')).toBeUndefined();
  expect(findName(names, '')).toBeUndefined();
});

it('keeps what was typed among the names to choose from', () => {
  expect(withTyped(names, 'Malabar')).toEqual(['Malabar', 'Kerala', 'Tamil Nadu']);
  expect(withTyped(names, 'Kerala')).toBe(names);
  expect(withTyped(names, '')).toBe(names);
});
