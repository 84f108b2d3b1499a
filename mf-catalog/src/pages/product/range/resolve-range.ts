/** How a bike is ridden. Speed in km/h, load in kg (rider, pillion, luggage), temperature in °C. */
export interface Ride {
  speed: number;
  load: number;
  temperature: number;
  /** What its riding mode leaves of the range, of 1. */
  mode: number;
}

/** The ride of the test cycle, by which the stated range was found. */
export const TEST_RIDE: Ride = { speed: 40, load: 75, temperature: 25, mode: 1 };

/** Share of the energy that air takes: it grows with the square of the speed. */
export const AIR = 0.000137;
/** What a kilogram above the test's load costs, and one below it saves. */
export const LOAD = 0.0012;
/** What a degree below the test's temperature costs the battery. */
export const COLD = 0.006;

/**
 * What the stated range is multiplied by, one factor for each part of a ride; 1 at the test's. The battery gains
 * nothing above the test's temperature.
 */
export function resolveFactors({ speed, load, temperature, mode }: Ride): Ride {
  const airAt = (kmh: number) => 1 + AIR * kmh * kmh;
  return {
    speed: airAt(TEST_RIDE.speed) / airAt(speed),
    load: 1 - LOAD * (load - TEST_RIDE.load),
    temperature: 1 - COLD * Math.max(TEST_RIDE.temperature - temperature, 0),
    mode,
  };
}

/**
 * Kilometres on a full charge, an estimate.
 * @param statedKm the range by the test cycle
 */
export function resolveRange(statedKm: number, ride: Ride): number {
  const { speed, load, temperature, mode } = resolveFactors(ride);
  return Math.round(statedKm * speed * load * temperature * mode);
}
