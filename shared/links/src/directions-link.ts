/** A place on earth, in degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

/**
 * Address of turn-by-turn directions: to the place where its coordinates are known, else to the postal address.
 * @param address the address on one line
 */
export function buildDirectionsUrl(place: Place | null, address: string): string {
  const destination = place ? `${place.latitude},${place.longitude}` : address;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
