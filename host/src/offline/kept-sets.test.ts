import { cachesOf, outdatedSets, readsName, setName } from './kept-sets';

const names = [
  setName('/rides', 'a'),
  setName('/rides-abroad', 'a'),
  setName('/rides', 'b'),
  readsName('/rides'),
  setName('/rides', 'c'),
];

it('keeps the current set and the one before, whose page may be open', () => {
  expect(outdatedSets(names, '/rides', setName('/rides', 'c'))).toEqual([setName('/rides', 'a')]);
});

it('keeps both after a rollback to a set that is still there', () => {
  expect(outdatedSets(names, '/rides', setName('/rides', 'b'))).toEqual([setName('/rides', 'a')]);
});

it('touches no cache of another page', () => {
  expect(cachesOf(names, '/rides')).toEqual([names[0], names[2], names[3], names[4]]);
});
