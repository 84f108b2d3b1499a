import { plainDigits } from './plain-digits';

/**
 * The ten digits of a number as people write or copy it: without spaces, dashes, dots, brackets, signs that
 * nobody sees, the `tel:` of a link and the Indian prefixes +91, 0091, 091 and 0, of which the last may follow one of the
 * others. Digits of an Indian script count as what they are. Anything else stays as typed, so that the rule can
 * name it.
 */
export function normalizePhone(typed: string): string {
  const compact = typed.replace(/^\s*tel:|[\s\p{Pd}\p{Cf}\u2212.()]/giu, '');
  return plainDigits(compact).replace(/^(?:\+91|0{0,2}91)?0?(?=\d{10}$)/, '');
}
