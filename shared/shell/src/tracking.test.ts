import { setTrackingSink, track } from './tracking';
import type { TrackingEvent } from './tracking-events';

afterEach(() => setTrackingSink(undefined));

it('tracking does nothing while nobody listens, and never breaks a page', () => {
  expect(() => track('theme_changed', { mode: 'dark' })).not.toThrow();
});

it('tracking hands events to the sink until it is taken away', () => {
  const seen: TrackingEvent[] = [];
  setTrackingSink((event) => seen.push(event));
  track('slot_opened', { name: 'book-now' });
  setTrackingSink(undefined);
  track('slot_opened', { name: 'enquiry-panel' });
  expect(seen).toEqual([{ name: 'slot_opened', data: { name: 'book-now' } }]);
});

it('tracking hands an event over with the data of its own kind only', () => {
  const seen: TrackingEvent[] = [];
  setTrackingSink((event) => seen.push(event));
  track('theme_changed', { mode: 'dark' });
  // @ts-expect-error -- no event of the catalogue has this name
  track('bike_dropped', {});
  // @ts-expect-error -- there is no such mode
  track('theme_changed', { mode: 'sepia' });
  expect(seen[0]).toEqual({ name: 'theme_changed', data: { mode: 'dark' } });
});
