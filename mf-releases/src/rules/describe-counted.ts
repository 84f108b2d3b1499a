import type { ReleasedVersion } from '@site/contract';

type Counted = NonNullable<ReleasedVersion['counted']>;

/** What was counted of a version, in words: `2 of 120 views failed (1.7 %)`. */
export function describeCounted({ views, faults }: Counted): string {
  if (views === 0 && faults === 0) return 'no views yet';
  const rate = views === 0 ? '' : ` (${((100 * faults) / views).toFixed(1)} %)`;
  return `${faults} of ${views} views failed${rate}`;
}
