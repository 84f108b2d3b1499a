import type { Coordinates } from '@site/ui';

const EARTH_RADIUS_KM = 6371;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places in a straight line. */
export function resolveDistance(from: Coordinates, to: Coordinates): number {
  const north = toRadians(to.latitude - from.latitude);
  const east = toRadians(to.longitude - from.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
}
