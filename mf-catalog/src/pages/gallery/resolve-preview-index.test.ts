import { resolvePreviewIndex, resolveSwipe } from './resolve-preview-index';

it('the preview goes round at both ends', () => {
  expect(resolvePreviewIndex(2, 1, 3)).toBe(0);
  expect(resolvePreviewIndex(0, -1, 3)).toBe(2);
  expect(resolvePreviewIndex(0, 1, 3)).toBe(1);
});

it('a wide sideways move is a swipe, and nothing else is', () => {
  expect(resolveSwipe({ x: -80, y: 10 })).toBe(1);
  expect(resolveSwipe({ x: 80, y: 10 })).toBe(-1);
  expect(resolveSwipe({ x: 20, y: 0 })).toBe(0);
  expect(resolveSwipe({ x: 80, y: 200 })).toBe(0);
});
