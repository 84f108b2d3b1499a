/**
 * The order of two texts in a list, without regard to capitals: the same on the server and in every browser. Letters
 * with accents come after z. `localeCompare` would know better, but a browser first loads its data on languages for it,
 * which is a long task on a phone; places and dealers have their English names here.
 */
export function compareTexts(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return Number(a > b) - Number(a < b);
}
