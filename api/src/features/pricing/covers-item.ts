/**
 * True when the item codes of an offer cover an item. A code has three parts (title, variant and
 * colour) for one colour, or two for every colour of a variant (spec §2, §3). Items without a variant
 * have "0" in its place, so that parts always mean the same.
 */
export const coversItem = (codes: readonly string[], itemKey: string): boolean =>
  codes.some((code) => {
    const asked = code.trim().toLowerCase();
    return asked === itemKey || (asked.split('-').length === 2 && itemKey.startsWith(`${asked}-`));
  });
