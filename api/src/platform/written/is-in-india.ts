/** The degrees between which India lies, with its islands. */
const INDIA = { south: 6, north: 38, west: 68, east: 98 } as const;

/** Whether a place may be in India: false for one whose latitude and longitude are exchanged. In degrees. */
export const isInIndia = (latitude: number, longitude: number): boolean =>
  latitude > INDIA.south &&
  latitude < INDIA.north &&
  longitude > INDIA.west &&
  longitude < INDIA.east;
