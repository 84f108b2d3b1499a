import type { ReleasedVersion } from '@site/contract';

type Counted = NonNullable<ReleasedVersion['counted']>;

/** What visitors' browsers measured of a version, in words: `Not good: LCP in 4 of 80 visits, INP in 0 of 31` */
export function describeField({ field }: Counted): string | undefined {
  if (!field) return undefined;
  const measured = Object.entries(field).filter(([, { visits }]) => visits > 0);
  if (measured.length === 0) return 'no visit measured yet';
  const parts = measured.map(
    ([name, { poor, visits }], at) => `${name} in ${poor} of ${visits}${at === 0 ? ' visits' : ''}`,
  );
  return `Not good: ${parts.join(', ')}`;
}

/** What was counted of a version, in words: `2 of 120 views failed (1.7%)`. */
export function describeCounted({ views, faults }: Counted): string {
  if (views === 0 && faults === 0) return 'no views yet';
  const rate = views === 0 ? '' : ` (${((100 * faults) / views).toFixed(1)}%)`;
  return `${faults} of ${views} views failed${rate}`;
}
