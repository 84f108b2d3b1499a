/** Remote → version that some visitors get in place of the live one. */
export type Selection = Readonly<Record<string, string>>;

/** The same for selections that name the same versions; empty for what is live. */
export const selectionKey = (selection: Selection): string =>
  Object.entries(selection)
    .map(([remote, version]) => `${remote}@${version}`)
    .sort()
    .join(' ');
