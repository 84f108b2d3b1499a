/**
 * The ten digits of a number as people write it: without spaces, hyphens, dots, brackets and the
 * Indian prefixes +91, 0091 and 0. Anything else stays as typed, so that the rule can name it.
 */
export function normalizePhone(typed: string): string {
  const compact = typed.replace(/[\s\-.()]/g, '');
  return compact.replace(/^(?:\+91|0091|91|0)(?=\d{10}$)/, '');
}
