/**
 * True when the item codes of an offer cover an item: one rule for what the server takes off a price and
 * for what a page says of it. A code has three parts (title, variant and colour) for one colour, or two
 * for every colour of a variant (spec §2, §3). Items without a variant have "0" in its place, so that
 * parts always mean the same.
 * @param itemKey the whole key; without its colour only codes for every colour cover it
 */
export const coversItem = (codes: readonly string[], itemKey: string): boolean =>
  codes.some((code) => {
    const asked = code.trim().toLowerCase();
    return asked === itemKey || (asked.split('-').length === 2 && itemKey.startsWith(`${asked}-`));
  });
