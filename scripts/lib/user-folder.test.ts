import { userFolder } from './user-folder.mjs';

it('what `npm test` keeps between runs is kept apart for each user of a machine', () => {
  expect(userFolder('kept', 1_000)).toBe(userFolder('kept', 1_000));
  expect(userFolder('kept', 1_000)).not.toBe(userFolder('kept', 1_001));
  expect(userFolder('kept')).toBe(userFolder('kept', process.getuid?.()));
});
