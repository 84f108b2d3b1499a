import type { NumberedRegistry } from './envelope/numbered-registry';

/** The remote whose versions are older than those in use, or that is not there any more. */
function olderPart(next: NumberedRegistry, current: NumberedRegistry): string | undefined {
  for (const [remote, part] of Object.entries(current.parts ?? {})) {
    const now = next.parts?.[remote];
    if (!now) return `it does not speak of ${remote} any more`;
    if (now.number < part.number) return `what it says of ${remote} is older than what is in use`;
  }
  return undefined;
}

/**
 * Why a rightly signed registry must not take the place of the one in use: it is older, or brings back an
 * older list of keys or older versions of one remote, which whoever holds one key could have put together.
 * @returns a sentence, or undefined when it is newer in each of its parts
 */
export function whyOlder(next: NumberedRegistry, current: NumberedRegistry): string | undefined {
  if (next.number < current.number)
    return `its number ${next.number} is lower than ${current.number}, which was in use`;
  if ((next.releasers?.number ?? 0) < (current.releasers?.number ?? 0))
    return 'its list of keys is older than the one in use';
  return olderPart(next, current);
}
