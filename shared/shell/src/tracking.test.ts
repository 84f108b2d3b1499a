import { setTrackingSink, type TrackingEvent, track } from './tracking';

afterEach(() => setTrackingSink(undefined));

it('does nothing while nobody listens: tracking never breaks a page', () => {
  expect(() => track('theme_changed', { mode: 'dark' })).not.toThrow();
});

it('hands events to the sink until it is taken away', () => {
  const seen: TrackingEvent[] = [];
  setTrackingSink((event) => seen.push(event));
  track('slot_opened', { name: 'book-now' });
  setTrackingSink(undefined);
  track('slot_opened', { name: 'enquiry-panel' });
  expect(seen).toEqual([{ name: 'slot_opened', data: { name: 'book-now' } }]);
});

it('knows its events and their data', () => {
  // @ts-expect-error -- not in the catalogue
  track('bike_dropped', {});
  // @ts-expect-error -- a mode that there is not
  track('theme_changed', { mode: 'sepia' });
});
