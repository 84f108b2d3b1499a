export interface Coordinates {
  latitude: number;
  longitude: number;
}

type Value = number | string | null | undefined;

/** A place on earth out of what the API sends, or null when either half is missing or nonsense. */
export function toCoordinates(latitude: Value, longitude: Value): Coordinates | null {
  const north = toNumber(latitude);
  const east = toNumber(longitude);
  if (north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180) return null;
  return { latitude: north, longitude: east };
}

function toNumber(value: Value): number | null {
  // A text of spaces would be zero.
  if (`${value ?? ''}`.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
