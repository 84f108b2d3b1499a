import { CONTENT } from '../registry';
import { remoteNames } from '../workspace';

/**
 * The name of what can be released: a remote of this workspace, or the content.
 * @throws Error that names them, for another one
 */
export function knownName(name: string): string {
  const names = [...remoteNames(), CONTENT];
  if (names.includes(name)) return name;
  throw new Error(`There is no remote "${name}". What can be released: ${names.join(', ')}`);
}
