/**
 * The ten digits of a number as people write or copy it: without spaces, dashes, dots, brackets, signs that
 * nobody sees, the `tel:` of a link and the Indian prefixes +91, 0091 and 0, of which the last may follow one of the
 * others. Digits of an Indian script count as what they are. Anything else stays as typed, so that the rule can
 * name it.
 */
export function normalizePhone(typed: string): string {
  const compact = typed
    .replace(/^\s*tel:|[\s\p{Pd}\p{Cf}\u2212.()]/giu, '')
    // In each of these scripts the last four bits of the zero are a six, and the other digits follow it.
    .replace(/(?=[\u0900-\u0d7f])\p{Nd}/gu, (digit) => `${(digit.charCodeAt(0) & 15) - 6}`)
    // In those of Urdu, Santali and Manipuri they are a zero.
    .replace(
      /[\u06f0-\u06f9\u1c50-\u1c59\uabf0-\uabf9]/g,
      (digit) => `${digit.charCodeAt(0) & 15}`,
    );
  return compact.replace(/^(?:\+91|0091|91)?0?(?=\d{10}$)/, '');
}
