import { compareRanges } from '../../registry';
import type { Candidate } from './candidate';

/** The shared libraries that a candidate needs in versions that the host does not provide. */
export function unmetRanges(
  candidate: Pick<Candidate, 'requires'>,
  provides: Readonly<Record<string, string>>,
): string[] {
  return compareRanges(candidate.requires, provides)
    .filter(({ isMatch }) => !isMatch)
    .map(({ name, required, provided }) =>
      provided === null
        ? `${name} is shared, but this host does not provide it.`
        : `${name}: needs ${required}, the host provides ${provided}.`,
    );
}
