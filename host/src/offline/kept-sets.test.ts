import { cachesOf, outdatedSets, readsName, setName } from './kept-sets';

const names = [
  setName('/rides', 'a'),
  setName('/rides-abroad', 'a'),
  setName('/rides', 'b'),
  readsName('/rides'),
  setName('/rides', 'c'),
];

it('the sets that are kept are the current one and the one before, whose page may be open', () => {
  expect(outdatedSets(names, '/rides', setName('/rides', 'c'))).toEqual([setName('/rides', 'a')]);
});

it('the sets that are kept are both after a rollback to one that is still there', () => {
  expect(outdatedSets(names, '/rides', setName('/rides', 'b'))).toEqual([setName('/rides', 'a')]);
});

it('the caches of a page are none of another page', () => {
  expect(cachesOf(names, '/rides')).toEqual([names[0], names[2], names[3], names[4]]);
});
