/** Whether the host has only a refusal in place of this part of a package (docs/sharing.md). */
const isLeftOut = (part: unknown): boolean =>
  typeof part === 'function' && 'isLeftOut' in part && part.isLeftOut === true;

/**
 * Whether remotes can import a name from a package that the host gives.
 * @param shared the package's exports
 */
export function hasPart(shared: Readonly<Record<string, unknown>>, name: string): boolean {
  if (name in shared) return !isLeftOut(shared[name]);
  // What is no ES module has all of itself as its default.
  return name === 'default' && !shared['__esModule'];
}
