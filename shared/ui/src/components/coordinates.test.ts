import { toCoordinates } from './coordinates';

it('the map takes numbers and numbers in text', () => {
  expect(toCoordinates(17.4, '78.5')).toEqual({ latitude: 17.4, longitude: 78.5 });
  expect(toCoordinates(0, 0)).toEqual({ latitude: 0, longitude: 0 });
});

it.each([
  [null, 78],
  [17, undefined],
  ['', ''],
  [' ', ' '],
  ['north', 78],
  [91, 78],
  [17, 181],
])('the map knows no place for %p, %p', (latitude, longitude) => {
  expect(toCoordinates(latitude, longitude)).toBeNull();
});
