import { canMoveTestRide } from './can-move-test-ride';

it.each([
  [null, 'Completed', true],
  ['Test Ride', 'Scheduled', true],
  ['Scheduled', 'Completed', true],
  ['Scheduled', 'Cancelled', true],
  ['Completed', 'Cancelled', false],
  ['Completed', 'Scheduled', false],
  ['Cancelled', 'Scheduled', true],
  ['Cancelled', 'Cancelled', true],
  ['Cancelled', 'Completed', false],
] as const)('a test ride may move from %s to %s: %s', (from, to, isAllowed) => {
  expect(canMoveTestRide(from, to)).toBe(isAllowed);
});

it('a completed ride that has no proof takes one, once', () => {
  expect(canMoveTestRide('Completed', 'Completed', { hasProof: false })).toBe(true);
  expect(canMoveTestRide('Completed', 'Completed', { hasProof: true })).toBe(false);
});
