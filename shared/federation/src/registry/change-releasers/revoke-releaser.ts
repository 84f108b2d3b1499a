import type { Releaser } from '../releasers/releaser-schema';
import { changeReleasers } from './change-releasers';

/**
 * Takes a key out of the list: what it signs from now on is refused by each host within a second. What it
 * has released stays in force, signed by the registry's own key.
 * @throws Error for a name that is not in the list
 */
export async function revokeReleaser(
  root: string,
  name: string,
  who: string,
): Promise<readonly Releaser[]> {
  const audit = { who, action: 'revoke', to: name, why: 'may not release any more' } as const;
  return changeReleasers(root, audit, (list) => {
    const left = list.filter((one) => one.name !== name);
    if (left.length < list.length) return left;
    const names = list.map((one) => one.name).join(', ') || 'none';
    throw new Error(`There is no key "${name}". Keys: ${names}.`);
  });
}
