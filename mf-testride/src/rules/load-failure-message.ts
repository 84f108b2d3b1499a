/** What a page could not load, in the words of spec §8. */
export type LoadedThing = 'Test Ride' | 'Walk-in' | 'Dealers' | 'Campaigns';

export const LOAD_FAILURE_TITLE = 'Opps! Something went wrong.';

/** "We're currently unable to load the Dealers information from the server. …" (spec §8). */
export function loadFailureMessage(thing: LoadedThing): string {
  return `We're currently unable to load the ${thing} information from the server. Please try again later.`;
}
