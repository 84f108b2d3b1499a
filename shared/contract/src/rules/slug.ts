/**
 * The form that a name has in an address: lower-case, spaces as underscores (spec §2). `@site/links` offers
 * it to pages; the API and the browser tests have it from here.
 */
export function toSlug(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '_');
}
