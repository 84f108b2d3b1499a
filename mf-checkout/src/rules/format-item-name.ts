/** A product's name with its variant; the variant is hidden when it is 0 (spec §2). */
export function formatItemName({ title, variant }: { title: string; variant: string }): string {
  return variant === '' || variant === '0' ? title : `${title} ${variant}`;
}
