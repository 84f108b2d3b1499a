import { randomInt } from 'node:crypto';

/** Without letters and digits that are mistaken for each other on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/**
 * A new tracking id, e.g. "E-7K2M9QX4TB5H". Random (59 bits): whoever knows one may update its test
 * ride, so it must not be guessable.
 */
export function newTrackingId(prefix: 'E' | 'L' | 'D' | 'O'): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${letters.join('')}`;
}
