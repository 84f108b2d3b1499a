/** What the `?state=` of the address comes to. */
export type ChosenState = { kind: 'none' } | { kind: 'known' | 'unknown'; name: string };

/** The query parameter that keeps the choice, so that it can be linked and survives back and forward. */
export const STATE_PARAM = 'state';

/**
 * Matches the address with the states that have dealers, without regard to case. Without the list
 * (it failed to load) the state of the address is used as it is: its dealers may still load.
 */
export function resolveChosenState(
  fromUrl: string | null,
  states: readonly string[] | undefined,
): ChosenState {
  const wanted = fromUrl?.trim().replace(/\s+/g, ' ') ?? '';
  if (wanted === '') return { kind: 'none' };
  if (!states) return { kind: 'known', name: wanted };
  const known = states.find((state) => state.toLowerCase() === wanted.toLowerCase());
  return known ? { kind: 'known', name: known } : { kind: 'unknown', name: wanted };
}
