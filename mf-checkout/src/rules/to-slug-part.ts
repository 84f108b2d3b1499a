/** The slug form of a name from the API: lower-case, spaces to underscores. */
export function toSlugPart(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '_');
}
