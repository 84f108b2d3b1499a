import { isUnseen } from './alike';

it.each([
  ['the edges of some letters, smoothed in another way', { most: 33, share: 0.0002 }, true],
  ['a text', { most: 238, share: 0.0004 }, false],
  ['the tint of a large surface', { most: 12, share: 0.3 }, false],
  ['its size', undefined, false],
])('a page of which %s differs is told as the eye sees it', (_what, difference, unseen) => {
  expect(isUnseen(difference)).toBe(unseen);
});
