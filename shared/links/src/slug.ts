/** The form that a name has in an address: lower-case, spaces as underscores (spec §2). */
export function toSlug(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '_');
}
