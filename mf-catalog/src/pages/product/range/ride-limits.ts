import type { SpecSection } from '@site/contract';

/** What a bike can do, out of its data sheet. */
export interface RideLimits {
  /** In km/h. */
  topSpeed: number;
  /** Rider and load, a pillion among it, in kg. */
  payload: number;
  /** Its riding modes, without those that are not for travelling. */
  modes: readonly string[];
}

/**
 * Top speed, payload and riding modes of a bike. What its data sheet does not say, or while it is not read, is that of
 * a usual bike, and every mode that has a factor.
 * @param factors by the name of a mode; one without a factor is not for travelling
 */
export function readRideLimits(
  sheet: readonly SpecSection[],
  factors: Readonly<Record<string, number>>,
): RideLimits {
  const stated = (wanted: string) =>
    sheet.flatMap(({ lines }) => lines).find(({ label }) => label === wanted)?.value;
  const modes = stated('Riding Modes')?.split(', ') ?? Object.keys(factors);
  return {
    topSpeed: Number(stated('Top Speed')) || 100,
    payload: Number(stated('Payload')) || 150,
    modes: modes.filter((mode) => mode in factors),
  };
}
