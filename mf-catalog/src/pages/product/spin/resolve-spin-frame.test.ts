import {
  resolveDegrees,
  resolveDraggedFrame,
  resolveKeyFrame,
  wrapFrame,
} from './resolve-spin-frame';

it('a frame wraps past both ends of the turn', () => {
  expect(wrapFrame(24, 24)).toBe(0);
  expect(wrapFrame(-1, 24)).toBe(23);
  expect(wrapFrame(-25, 24)).toBe(23);
});

describe('dragging', () => {
  const drag = { startFrame: 0, width: 240, count: 24 };
  it('does not turn without movement', () => {
    expect(resolveDraggedFrame({ ...drag, distance: 0 })).toBe(0);
  });
  it('turns one way to the left and the other way to the right', () => {
    expect(resolveDraggedFrame({ ...drag, distance: -50 })).toBe(3);
    expect(resolveDraggedFrame({ ...drag, distance: 50 })).toBe(21);
  });
  it('keeps the frame while the picture has no width yet', () => {
    expect(resolveDraggedFrame({ ...drag, startFrame: 5, width: 0, distance: 90 })).toBe(5);
  });
});

it('a slider says how far the bike is turned to the right', () => {
  expect([0, 23, 1].map((frame) => resolveDegrees(frame, 24))).toEqual([0, 15, 345]);
});

it('the frame turns by arrow keys and jumps to the ends', () => {
  expect(resolveKeyFrame('ArrowRight', 0, 24)).toBe(23);
  expect(resolveKeyFrame('ArrowLeft', 23, 24)).toBe(0);
  // A screen reader's slider goes up and down.
  expect(resolveKeyFrame('ArrowUp', 0, 24)).toBe(23);
  expect(resolveKeyFrame('ArrowDown', 23, 24)).toBe(0);
  expect(resolveKeyFrame('Home', 7, 24)).toBe(0);
  expect(resolveKeyFrame('End', 7, 24)).toBe(1);
  expect(resolveKeyFrame('Tab', 7, 24)).toBeUndefined();
});
