/** True for the variant "0": the product has no variants, so none is named (spec §2). */
export function isOnlyVariant(variant: string): boolean {
  return variant.trim() === '' || variant.trim() === '0';
}

/** What an item is called on a page, a receipt or a data sheet: its title and variant, without a variant 0 (spec §2). */
export function formatItemName({ title, variant }: { title: string; variant: string }): string {
  return isOnlyVariant(variant) ? title : `${title} ${variant}`;
}
