import { submitWalkIn } from '../pages/walk-in/submit-walk-in';
import { fakeWalkInApi, sources, walkIn } from '../testing/sample-walk-in';
import { createAttempts } from './attempts';

jest.mock('./load-outbox', () => ({
  loadOutbox: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));

it('a ride is told as not submitted when the code that sends rides was lost on the network', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = fakeWalkInApi();
  const how = { sources, keyFor: () => 'key', attempts: createAttempts() };
  await expect(submitWalkIn(walkIn, how)).resolves.toEqual({
    ok: false,
    message:
      'We are unable to submit your Test Ride request at this moment. Please try again later.',
    fieldErrors: {},
  });
  expect(api.calls).toEqual([]);
  jest.mocked(console.error).mockRestore();
});
